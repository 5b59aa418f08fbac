import { Outlet } from '@tanstack/react-router'
import { CookieBanner } from '../../features/cookies/cookie-banner.tsx'

/** A screen without the frame: nothing stands over it but the question about cookies, until it is answered. */
export function BarePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <CookieBanner />
      <Outlet />
    </div>
  )
}
