import { LOCALE_NAMES } from '@mixed-zone/contract/locales'
import { buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarDays, ChevronRight, Clock, Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { serverClock } from '../../api/server-clock.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Crest } from '../../league-ui/fixtures/crest.tsx'
import { CorrectionNotice } from '../../league-ui/notices/correction-notice.tsx'
import { EmbargoNotice } from '../../league-ui/notices/embargo-notice.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { UnbrokenText } from '../../ui/primitives/unbroken-text.tsx'
import { FixtureLine, FixtureScore } from './fixture-score.tsx'
import { postQuery } from './get-post.ts'
import { postTexts } from './post-texts.ts'
import { RightsBadges } from './rights-badges.tsx'
import { ShareButton } from './share-button.tsx'
import type { Reading } from './use-reading-language.ts'

interface FactsProps {
  readonly post: Post
  readonly reading: Reading
}

interface PostHeaderProps extends FactsProps {
  readonly isPreview: boolean
}

/** Headline, summary, teams, matchday, publication time, languages and rights. */
export function PostHeader({ post, reading, isPreview }: PostHeaderProps) {
  const locale = useLocale()
  const queries = useQueryClient()
  return (
    <header>
      <div className="mb-3 flex items-center justify-between gap-4">
        <Breadcrumbs post={post} />
        {!isPreview && <ShareButton post={post} title={reading.title} className="-mr-3 max-lg:hidden" />}
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-4">
          {post.embargoUntil !== undefined && (
            <EmbargoNotice
              until={post.embargoUntil}
              leagueZone={leagueZone(bootConfig.timeZone)}
              getNow={serverClock.now}
              onEnd={() => void queries.invalidateQueries(postQuery({ locale, id: post.id }))}
            />
          )}
          {post.fixture && <FixtureLine fixture={post.fixture} />}
          <h1 lang={reading.locale} className="headline-48">
            <UnbrokenText text={reading.title} />
          </h1>
          {reading.summary !== '' && (
            <p lang={reading.locale} className="measure text-18 text-ink2">
              <UnbrokenText text={reading.summary} />
            </p>
          )}
        </div>
        {post.fixture && <FixtureScore fixture={post.fixture} />}
      </div>
      <div className="mt-4 grid gap-4">
        <Facts post={post} reading={reading} />
        <CorrectionNotice corrections={post.corrections} />
      </div>
    </header>
  )
}

function Breadcrumbs({ post }: { readonly post: Post }) {
  const locale = useLocale()
  const { shell } = useBaseTexts()
  const texts = useTexts(postTexts)
  const steps = [
    { name: shell.home, href: paths.home({ locale }) },
    { name: post.section.name, href: paths.posts({ locale, textId: post.section.textId }) },
  ]
  return (
    <nav aria-label={texts.breadcrumbs} className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
        {steps.map(({ name, href }, index) => (
          <li key={href} className="flex items-center gap-x-2">
            {index > 0 && <Icon icon={ChevronRight} size={16} />}
            <Link href={href} className="touch-target underlined-on-hover rounded-control">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Facts({ post, reading }: FactsProps) {
  const locale = useLocale()
  const { shell } = useBaseTexts()
  const texts = useTexts(postTexts)
  const { dateTime } = useFormats()
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-14 text-ink2 sm:text-16">
      {post.teams.map((team) => (
        <Fact
          key={team.textId}
          icon={<Crest teamTextId={team.textId} size={24} />}
          // On phones the line above the headline names it.
          isForDesk={team.textId === post.fixture?.home.textId || team.textId === post.fixture?.away.textId}
        >
          <FactLink href={buildFilterPath(locale, { team: [team.textId] })}>
            <span className="font-medium text-ink">{team.name}</span>
          </FactLink>
        </Fact>
      ))}
      {post.matchday && (
        <Fact icon={<Icon icon={CalendarDays} />}>
          <FactLink href={paths.matchday({ locale, textId: post.matchday.textId })}>
            {shell.matchday({ number: post.matchday.number })} · {post.matchday.season}
          </FactLink>
        </Fact>
      )}
      <Fact icon={<Icon icon={Clock} label={texts.published} />}>
        <time dateTime={post.publishedAt}>{dateTime(post.publishedAt)}</time>
      </Fact>
      <li>
        <ReadingLanguages reading={reading} />
      </li>
      <RightsBadges assets={post.assets} />
    </ul>
  )
}

interface FactProps {
  readonly icon: ReactNode
  readonly isForDesk?: boolean
  readonly children: ReactNode
}

function Fact({ icon, isForDesk = false, children }: FactProps) {
  return (
    <li className={`items-center gap-2 ${isForDesk ? 'hidden lg:flex' : 'flex'}`}>
      {icon}
      <span>{children}</span>
    </li>
  )
}

function FactLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="touch-target underlined-on-hover rounded-control">
      {children}
    </Link>
  )
}

/** Names the zone by its city: Madrid for `Europe/Madrid`. */
function leagueZone(timeZone: string) {
  return { timeZone, place: timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone }
}

/** Switches between the languages of the post. */
function ReadingLanguages({ reading }: { readonly reading: Reading }) {
  const locale = useLocale()
  const texts = useTexts(postTexts)
  return (
    <div role="group" aria-label={texts.languages} className="flex items-center">
      <Icon icon={Languages} className="mr-1" />
      {reading.locales.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === reading.locale}
          // The visible text first, for voice control.
          aria-label={`${each.toUpperCase()}, ${texts.readIn({ language: LOCALE_NAMES[locale][each] })}`}
          onClick={() => reading.choose(each)}
          className="touch-target-tall min-w-7 after:h-8! rounded-control text-muted aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {each.toUpperCase()}
        </button>
      ))}
    </div>
  )
}
