import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { createQueryClient } from '@/app/query-client'
import { reportError } from '@/lib/report-error'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

createRoot(root, {
  onCaughtError: (error) => reportError('Failed to render the page', error),
  onUncaughtError: (error) => reportError('Failed to render the app', error),
}).render(
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>,
)
