import { BrowserRouter } from 'react-router-dom'
import { SiteRoutes } from './site-routes'

/** The whole site, at the address that the browser shows. */
export default function BrowserSite() {
  return (
    <BrowserRouter>
      <SiteRoutes />
    </BrowserRouter>
  )
}
