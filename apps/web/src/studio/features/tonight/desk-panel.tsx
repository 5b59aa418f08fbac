import { fetchSocialAccount } from '@mixed-zone/contract/endpoints/studio/social-accounts'
import type { TonightDesk } from '@mixed-zone/contract/schemas/studio/coverage'
import { paths } from '@mixed-zone/contract/screens'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CloudOff, type LucideIcon, MailX, Rss } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSession } from '../../../session/session-store.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Link } from '../../../ui/primitives/link.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { formatSpan } from '../../shared/format-span.ts'
import { NETWORK_NAMES } from '../../shared/network-names.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { useExactTime } from '../../shared/short-time.tsx'
import { leagueDate, leagueTime } from './league-time.ts'
import { deskQuery } from './tonight-queries.ts'
import { tonightTexts } from './tonight-texts.ts'

interface PartProps {
  readonly title: string
  /** Beside the title. */
  readonly mark?: ReactNode
  /** At the right end. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Part({ title, mark, aside, children }: PartProps) {
  return (
    <section aria-label={title} className="border-t-3 border-ink">
      <div className="flex min-h-12 items-center gap-3 border-b border-line">
        <h2 className="headline-18 flex-1">
          {title} {mark}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** What only a person can solve. It disappears by itself. */
export function Attention({ desk, now }: { readonly desk: TonightDesk; readonly now: number }) {
  const texts = useTexts(tonightTexts)
  const { formatBytes, time } = useFormats()
  const locale = useLocale()
  const { attention } = desk
  if (attention.length === 0) {
    return (
      <Part title={texts.allWell}>
        <p className="flex items-center gap-3 py-3 text-14">
          <Icon icon={CircleCheck} className="text-pitch" />
          {texts.allWellText}
        </p>
      </Part>
    )
  }
  return (
    <Part title={texts.attention} mark={<span className="text-flare">{attention.length}</span>}>
      <ul>
        {attention.map((item) => {
          switch (item.kind) {
            case 'mails':
              return (
                <Problem
                  key="mails"
                  icon={MailX}
                  title={texts.mails({ count: item.count })}
                  text={item.domain === null ? '' : texts.mailsText({ domain: item.domain, time: time(item.since) })}
                  action={<TextLink href={paths.studioMail({ locale })}>{texts.seeMail}</TextLink>}
                />
              )
            case 'uploads':
              return (
                <Problem
                  key={item.id}
                  icon={CloudOff}
                  title={item.count === 1 ? texts.upload({ name: item.name }) : texts.uploads({ count: item.count })}
                  text={texts.uploadText({
                    count: item.count,
                    received: formatBytes(item.receivedBytes),
                    size: formatBytes(item.sizeBytes),
                    person: item.person,
                    ago: formatSpan(now - Date.parse(item.since)),
                  })}
                  action={
                    item.postId !== null && (
                      <TextLink href={paths.studioPost({ locale, id: item.postId })}>{texts.openPost}</TextLink>
                    )
                  }
                />
              )
            case 'feed':
              return <FailingFeed key={item.id} feed={item} />
          }
        })}
      </ul>
    </Part>
  )
}

interface ProblemProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}

function Problem({ icon, title, text, action }: ProblemProps) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <Icon icon={icon} size={20} className="mt-0.5 shrink-0 text-flare" />
      <div className="min-w-0 flex-1">
        <p className="text-14 font-semibold wrap-anywhere">{title}</p>
        <p className="text-12 text-muted">{text}</p>
      </div>
      {Boolean(action) && <span className="text-12 font-semibold">{action}</span>}
    </li>
  )
}

type Feed = Extract<TonightDesk['attention'][number], { kind: 'feed' }>

/** Whoever publishes can have it read at once; if that works, the problem disappears. */
function FailingFeed({ feed }: { readonly feed: Feed }) {
  const { id, network, handle, failures, nextAt, isFetching } = feed
  const texts = useTexts(tonightTexts)
  const { states } = useBaseTexts()
  const { time } = useFormats()
  const client = useQueryClient()
  const canPublish = useSession(({ permissions }) => permissions.includes('publish'))
  const [isAsking, setIsAsking] = useState(false)
  const name = network === 'web' ? handle : `${NETWORK_NAMES[network]} ${handle}`

  async function fetchNow(): Promise<void> {
    setIsAsking(true)
    const result = await studioClient.call(fetchSocialAccount, undefined, { params: { id } })
    if (!result.ok) toasts.showError(failureMessage(result.failure, states))
    await client.invalidateQueries({ queryKey: deskQuery.queryKey })
    setIsAsking(false)
  }

  return (
    <Problem
      icon={Rss}
      title={texts.feed({ name })}
      text={texts.feedText({ failures, time: time(nextAt) })}
      action={
        canPublish && (
          <Button size="small" variant="quiet" isBusy={isAsking || isFetching} onClick={() => void fetchNow()}>
            {texts.tryFeed} <span className="sr-only">{name}</span>
          </Button>
        )
      }
    />
  )
}

/** Publications and ends of embargoes, with what is left until then. */
export function GoingOutNext({ desk, now }: { readonly desk: TonightDesk; readonly now: number }) {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  const { shortWeekday } = useFormats()
  const exactTime = useExactTime()
  const { items, total } = desk.next
  const timeOf = (at: string) =>
    leagueDate(at) === leagueDate(now) ? leagueTime(at) : `${shortWeekday(at)} ${leagueTime(at)}`
  return (
    <Part
      title={texts.next}
      aside={
        total > items.length && (
          <span className="text-12 font-semibold">
            <TextLink href={`${paths.studioPosts({ locale })}?state=scheduled`}>
              {texts.seeAll({ count: total })}
            </TextLink>
          </span>
        )
      }
    >
      {items.length === 0 && <p className="py-3 text-14 text-muted">{texts.nothingNext}</p>}
      <ol>
        {items.map((item) => {
          const title = item.title ?? texts.untitled
          return (
            <li key={`${item.kind} ${item.postId}`} className="border-b border-line last:border-b-0">
              <Link
                href={paths.studioPost({ locale, id: item.postId })}
                className="flex gap-3 py-2.5 text-14 hover:bg-sunken"
              >
                <time dateTime={item.at} title={exactTime(item.at)} className="figures w-17 shrink-0">
                  {timeOf(item.at)}
                </time>
                <span className="min-w-0 flex-1">{item.kind === 'embargo' ? texts.embargoEnds({ title }) : title}</span>
                <span
                  className={`shrink-0 text-12 font-semibold ${item.kind === 'embargo' ? 'text-flare' : 'text-sky'}`}
                >
                  {formatSpan(Date.parse(item.at) - now)}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

/** Who writes or uploads, and in what. */
export function Newsroom({ desk }: { readonly desk: TonightDesk }) {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  return (
    <Part title={texts.newsroom}>
      {desk.writing.length === 0 && <p className="py-3 text-14 text-muted">{texts.nobody}</p>}
      <ul>
        {desk.writing.map((person) => (
          <li key={person.id} className="flex items-start gap-3 border-b border-line py-2.5 text-14 last:border-b-0">
            <Avatar name={person.name} />
            <p className="min-w-0 flex-1">
              <span className="font-semibold">{person.name}</span>{' '}
              <span className="text-muted">
                {person.uploads > 0 ? texts.uploadsTo({ count: person.uploads }) : texts.writes}{' '}
                <TextLink href={paths.studioPost({ locale, id: person.postId })}>
                  {person.title ?? texts.untitled}
                </TextLink>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
