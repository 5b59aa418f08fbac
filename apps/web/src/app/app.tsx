import { RouterProvider } from '@tanstack/react-router'
import { LinkProvider } from '../ui/primitives/link.tsx'
import { Announcer } from './layout/announcer.tsx'
import { RouterLink } from './layout/router-link.tsx'
import { router } from './router.tsx'

export function App() {
  return (
    <LinkProvider component={RouterLink}>
      <Announcer />
      <RouterProvider router={router} />
    </LinkProvider>
  )
}
