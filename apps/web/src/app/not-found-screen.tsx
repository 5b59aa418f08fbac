import { NotFound } from '../api/not-found.tsx'
import { FramedPage } from './layout/frame.tsx'

/** For every path that leads nowhere. */
export function NotFoundScreen() {
  return (
    <FramedPage>
      <NotFound />
    </FramedPage>
  )
}
