import type { Delivery } from '@mixed-zone/contract/schemas/studio/coverage'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Check, CircleAlert, Languages, type LucideIcon, Pencil } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { Badge, type BadgeTone } from '../../../ui/components/badge.tsx'
import { Link } from '../../../ui/primitives/link.tsx'
import { deliveriesQuery } from './matchday-queries.ts'
import { matchdaysTexts } from './matchdays-texts.ts'

/** What the league promises for the match, and how far each is. For those who may see posts. */
export function FixtureDeliveries({ fixtureId }: { readonly fixtureId: string }) {
  const texts = useTexts(matchdaysTexts)
  const locale = useLocale()
  const canSee = useSession(({ permissions }) => permissions.includes('posts'))
  const { data } = useQuery({ ...deliveriesQuery(fixtureId), enabled: canSee })
  const deliveries = data?.deliveries.filter(({ state, post }) => state !== 'none' || post !== null) ?? []
  if (deliveries.length === 0) return null
  const published = deliveries.filter(({ state }) => state === 'published').length
  return (
    <>
      <div className="mt-6 flex items-baseline justify-between gap-3 border-t-3 border-ink pt-3">
        <h2 className="font-head text-16 font-bold">{texts.deliveries}</h2>
        <p className="text-14 text-muted">{texts.deliveriesDone({ published, promised: deliveries.length })}</p>
      </div>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {deliveries.map((delivery) => (
          <li key={delivery.promiseId}>
            {delivery.post === null ? (
              <DeliveryBadge delivery={delivery} />
            ) : (
              <Link href={paths.studioPost({ locale, id: delivery.post.id })} className="rounded-control">
                <DeliveryBadge delivery={delivery} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function DeliveryBadge({ delivery }: { readonly delivery: Delivery }) {
  const texts = useTexts(matchdaysTexts)
  const upload = delivery.post?.upload ?? null
  return (
    <Badge {...lookOf(delivery)}>
      {delivery.name}
      {upload !== null && ` ${upload.done} / ${upload.total}`}
      <span className="sr-only">, {texts.deliveryStates[delivery.state]}</span>
    </Badge>
  )
}

function lookOf({ state, isOverdue, post }: Delivery): { readonly tone?: BadgeTone; readonly icon?: LucideIcon } {
  switch (state) {
    case 'published': {
      const isComplete = post?.languageStates.every(({ state: language }) => language === 'published') ?? false
      return isComplete ? { tone: 'pitch', icon: Check } : { tone: 'accent', icon: Languages }
    }
    case 'scheduled':
      return { tone: 'sky', icon: CalendarClock }
    case 'working':
      return { tone: isOverdue ? 'flare' : 'plain', icon: Pencil }
    case 'late':
      return { tone: 'flare', icon: CircleAlert }
    case 'due':
    case 'upcoming':
    case 'none':
      return {}
  }
}
