import { NotFoundNotice } from '../api/not-found-notice.tsx'
import { FramedPage } from './layout/frame.tsx'

/** For every path that leads nowhere. */
export function NotFoundScreen() {
  return (
    <FramedPage>
      <NotFoundNotice />
    </FramedPage>
  )
}
