import { endPresence, getPresence, reportPresence } from '@mixed-zone/contract/endpoints/studio/shell'
import { PRESENCE_MS, type Presence } from '@mixed-zone/contract/schemas/studio/shell'
import { accessOf } from '@mixed-zone/contract/screens'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { orThrow } from '../../api/client.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useCurrentScreen } from '../../routing/screen-route.ts'
import { Avatar } from '../shared/avatar.tsx'
import { studioClient } from '../shared/studio-client.ts'
import { studioKey } from '../shared/studio-query.ts'
import { studioTexts } from './studio-texts.ts'

const MAX_AVATARS = 3

/** The value of `open` in the address after a panel was closed. */
const CLOSED = 'none'

const KEY = studioKey('presence')

/** Colleagues who are in the studio now; those on this screen first. */
export function PresenceAvatars() {
  const texts = useTexts(studioTexts)
  const { colleagues, here } = usePresence()
  if (colleagues.length === 0) return null
  const sorted = colleagues.toSorted((one, other) => Number(here(other)) - Number(here(one)))
  const placeOf = ({ screen }: Colleague) => {
    const labels: Readonly<Partial<Record<string, string>>> = texts.screens
    return screen === null ? null : (labels[screen] ?? null)
  }
  return (
    <ul aria-label={texts.colleagues} className="flex -space-x-1.5 max-sm:hidden">
      {sorted.slice(0, MAX_AVATARS).map((colleague) => {
        const name = [colleague.name, placeOf(colleague)].filter(Boolean).join(' · ')
        return (
          <li key={colleague.personId} title={name}>
            <span className="sr-only">{name}</span>
            <Avatar name={colleague.name} className="size-7 text-[0.625rem]" />
          </li>
        )
      })}
      {sorted.length > MAX_AVATARS && <li className="pl-3 text-14 text-muted">+{sorted.length - MAX_AVATARS}</li>}
    </ul>
  )
}

type Colleague = Presence['colleagues'][number]

/** Tells colleagues where this person is, and who else is here. */
function usePresence() {
  const client = useQueryClient()
  const current = useCurrentScreen()
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const screen = current !== null && accessOf(current.name).isStudio ? current.name : null
  const isOneThing = current?.name === 'studioPerson' || current?.name === 'studioPost'
  const openId = isOneThing ? current.params.id : search['open']
  const subjectId = openId === CLOSED ? undefined : openId

  useEffect(() => {
    if (screen === null) return
    const controller = new AbortController()
    async function report(): Promise<void> {
      if (screen === null || document.visibilityState === 'hidden') return
      const place = { screen, ...(subjectId !== undefined && { subjectId }) }
      const result = await studioClient.call(reportPresence, place, { signal: controller.signal })
      if (result.ok) client.setQueryData(KEY, result.value)
    }
    // An aborted report is replaced by the one of the next screen.
    const reportQuietly = () => void report().catch(() => undefined)
    reportQuietly()
    const timer = setInterval(reportQuietly, PRESENCE_MS / 3)
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [client, screen, subjectId])

  useEffect(() => {
    const leave = () => void studioClient.call(endPresence, undefined, { keepalive: true }).catch(() => undefined)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])

  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => orThrow(studioClient.call(getPresence, undefined, { signal })),
  })
  return {
    colleagues: data?.colleagues ?? [],
    here: (colleague: Colleague) => colleague.screen === screen,
  }
}
