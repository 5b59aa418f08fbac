import { Outlet } from '@tanstack/react-router'
import { CookieBanner } from '../../features/cookies/cookie-banner.tsx'

/** Around every screen, framed or not: the question about cookies, until it is answered. */
export function Root() {
  return (
    <>
      <CookieBanner />
      <Outlet />
    </>
  )
}
