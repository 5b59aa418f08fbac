import { endPresence, getPresence, reportPresence } from '@mixed-zone/contract/endpoints/studio/shell'
import { PRESENCE_MS, type Presence } from '@mixed-zone/contract/schemas/studio/shell'
import { accessOf } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { orThrow } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useCurrentScreen } from '../../routing/screen-route.ts'
import { useSession } from '../../session/session-store.ts'
import { Disclosure } from '../../ui/primitives/disclosure.tsx'
import { Avatar } from '../shared/avatar.tsx'
import { studioClient } from '../shared/studio-client.ts'
import { studioKey } from '../shared/studio-query.ts'
import { CLOSED_PANEL } from '../shared/use-open-row.ts'
import { entryOf } from './side-bar-entries.ts'
import { useScreenNames } from './studio-counts.tsx'
import { studioTexts } from './studio-texts.ts'

const MAX_AVATARS = 3

const KEY = studioKey('presence')

type Colleague = Presence['colleagues'][number]

/** Colleagues who are in the studio now; first those at the same thing, then those on this screen. */
export function PresenceAvatars() {
  const texts = useTexts(studioTexts)
  const screenNames = useScreenNames()
  const here = usePlace()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => orThrow(studioClient.call(getPresence, undefined, { signal })),
  })
  if (data === undefined || data.colleagues.length === 0) return null
  const closeness = ({ screen, subjectId }: Colleague) => {
    if (screen !== here.screen) return 0
    return subjectId !== null && subjectId === here.subjectId ? 2 : 1
  }
  const colleagues = data.colleagues.toSorted((one, other) => closeness(other) - closeness(one))
  const nameOf = (screen: Colleague['screen']) => {
    const entry = screen && entryOf(screen)
    return entry && screenNames[entry.screen]
  }
  const more = colleagues.length - MAX_AVATARS
  return (
    <div className="max-sm:hidden">
      <Disclosure
        name={`${texts.colleagues}: ${colleagues.length}`}
        label={
          <span className="flex items-center -space-x-1.5">
            {colleagues.slice(0, MAX_AVATARS).map(({ personId, name }) => (
              <Avatar key={personId} name={name} className="size-7 text-[0.625rem]" />
            ))}
            {more > 0 && <span className="pl-3 text-14 text-muted">+{more}</span>}
          </span>
        }
        align="end"
        isChevronHidden
      >
        <ul aria-label={texts.colleagues}>
          {colleagues.map(({ personId, name, screen }) => (
            <li key={personId} className="flex items-center gap-3 px-4 py-2 text-14 whitespace-nowrap">
              <Avatar name={name} />
              <span>{[name, nameOf(screen)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

/** Reports where this person is, so that colleagues see it. */
export function PresenceReporter() {
  const { screen, subjectId } = usePlace()

  useEffect(() => {
    if (screen === null) return
    const controller = new AbortController()
    async function report(): Promise<void> {
      if (screen === null || document.visibilityState === 'hidden') return
      const place = { screen, ...(subjectId !== null && { subjectId }) }
      const result = await studioClient.call(reportPresence, place, { signal: controller.signal })
      if (result.ok) queryClient.setQueryData(KEY, result.value)
    }
    // Aborts are expected: the next screen sends a report of its own.
    const handleReport = () => void report().catch(() => undefined)
    handleReport()
    const timer = setInterval(handleReport, PRESENCE_MS / 3)
    // Presence is stored once for all tabs of the browser, so the tab that comes into view reports at once.
    document.addEventListener('visibilitychange', handleReport)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', handleReport)
      controller.abort()
    }
  }, [screen, subjectId])

  useEffect(() => {
    function handleLeave(): void {
      // Without a session the presence has ended, and a tab out of view is not where the person is.
      if (useSession.getState().token === null || document.visibilityState === 'hidden') return
      void studioClient.call(endPresence, undefined, { keepalive: true })
    }
    window.addEventListener('pagehide', handleLeave)
    return () => {
      window.removeEventListener('pagehide', handleLeave)
      handleLeave()
    }
  }, [])

  return null
}

/** The studio's screen in view, and what is open on it. */
function usePlace() {
  const current = useCurrentScreen()
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const screen = current !== null && accessOf(current.name).isStudio ? current.name : null
  const pathId = current !== null && 'id' in current.params ? current.params.id : undefined
  const openId = pathId ?? search['open']
  return { screen, subjectId: openId === undefined || openId === CLOSED_PANEL ? null : openId }
}
