import { lazy } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Dashboard } from '@/routes/dashboard/dashboard'
import { MyStore } from '@/routes/my-store/my-store'
import { NotFound } from '@/routes/not-found/not-found'
import { Shell } from '@/shell/shell'

// Admin has its own chunk, because it brings in supabase-js.
const Admin = lazy(() => import('@/routes/admin/admin'))

/** All pages except the landing page at `/`, which is a separate document without a router. */
export default function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/admin" element={<Admin />} />
        <Route element={<Shell />}>
          <Route path="/my-store" element={<MyStore />} />
          <Route path="/dashboard" element={<Dashboard />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </BrowserRouter>
  )
}
