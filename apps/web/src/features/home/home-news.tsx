import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { startLive, useLive } from '../../api/live/live.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { NewPostsPill } from '../../league-ui/notices/new-posts-pill.tsx'
import { toasts } from '../../ui/components/overlays/toast-store.ts'
import { homeQuery, type LoadedHome } from './get-home.ts'

/** "3 new posts" over the page, which stays as it is until the reader clicks it. */
export function HomeNews({ requestedAt }: Pick<LoadedHome, 'requestedAt'>) {
  const locale = useLocale()
  const { network } = useBaseTexts().states
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const count = useLive(
    ({ announcements }) => announcements.filter(({ receivedAt }) => receivedAt >= requestedAt).length,
  )

  useEffect(startLive, [])

  async function handleShow() {
    if (isBusy) return
    setIsBusy(true)
    const query = homeQuery(locale)
    await client.refetchQueries({ queryKey: query.queryKey, exact: true })
    setIsBusy(false)
    if (client.getQueryState(query.queryKey)?.status === 'error') return toasts.showError(network)
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    // Zero height, so that nothing moves when it appears; sticky while scrolling.
    <div className="pointer-events-none z-30 flex justify-center *:pointer-events-auto max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] lg:sticky lg:top-4 lg:h-0 lg:justify-start lg:pl-6">
      <div className="lg:pt-6">
        <NewPostsPill count={count} onShow={() => void handleShow()} />
      </div>
    </div>
  )
}
