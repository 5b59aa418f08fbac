import type {
  BoardFixture,
  CoverageCell,
  CoveragePromise,
  LanguageState,
} from '@mixed-zone/contract/schemas/studio/coverage'
import { CalendarClock, Check, CircleAlert, Hourglass, Languages, Lock, Plus, Upload } from 'lucide-react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Avatar } from '../../shared/avatar.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { useIsPhone } from '../../shared/use-media-query.ts'
import { formatOffset, formatSpan } from '../../shared/format-span.ts'
import { describeCell, isEmbargoed } from './cell-sentence.ts'
import { leagueTime } from './league-time.ts'
import { tonightTexts } from './tonight-texts.ts'

interface BoardCellProps {
  readonly fixture: BoardFixture
  readonly promise: CoveragePromise
  readonly cell: CoverageCell
  readonly now: number
  readonly isFocusable: boolean
  readonly onFocus: () => void
  readonly onOpen: () => void
}

/** One promised delivery of one match. Hover and focus turn an empty cell into "Create". */
export function BoardCell({ fixture, promise, cell, now, isFocusable, onFocus, onOpen }: BoardCellProps) {
  const texts = useTexts(tonightTexts)
  const locale = useLocale()
  const isPhone = useIsPhone()
  const fixtureName = `${fixture.home.shortName}–${fixture.away.shortName}`
  const sentence = describeCell(cell, { promise, fixtureName, now, locale, texts })
  const isEmpty = cell.post === null && cell.state !== 'none'
  return (
    <div role="gridcell" className="min-w-0 border-l border-line">
      <button
        type="button"
        data-cell
        data-late={cell.state === 'late' || cell.isOverdue || undefined}
        tabIndex={isFocusable ? 0 : -1}
        title={cell.post?.title ?? undefined}
        aria-disabled={cell.state === 'none' || undefined}
        onFocus={onFocus}
        onClick={() => cell.state !== 'none' && onOpen()}
        className={classNames(
          'group relative flex h-full w-full flex-col justify-center gap-1 text-left outline-offset-[-2px]',
          isPhone ? 'min-h-16 items-center px-1' : 'min-h-15 px-3',
          cell.state === 'late' && 'bg-late-night',
        )}
      >
        <span className="sr-only">{sentence}</span>
        <span
          aria-hidden="true"
          className={classNames(
            'flex w-full flex-col gap-1',
            isPhone && 'items-center',
            isEmpty && !isPhone && 'group-hover:invisible group-focus-visible:invisible',
          )}
        >
          <CellContent cell={cell} fixture={fixture} now={now} isPhone={isPhone} />
        </span>
        {isEmpty && !isPhone && (
          <span
            aria-hidden="true"
            data-theme="light"
            className="absolute inset-0 hidden flex-col justify-center gap-0.5 border-2 border-accent bg-surface px-2.5 text-ink group-hover:flex group-focus-visible:flex"
          >
            <span className="flex items-center gap-2 text-14 font-semibold">
              <Icon icon={Plus} size={16} />
              {texts.create}
              <Kbd>↵</Kbd>
            </span>
            {cell.state === 'late' && cell.dueAt !== null && (
              <span className="text-12 font-semibold text-flare">
                {texts.lateWord} {formatSpan(now - Date.parse(cell.dueAt))}
              </span>
            )}
          </span>
        )}
      </button>
    </div>
  )
}

interface ContentProps {
  readonly cell: CoverageCell
  readonly fixture: BoardFixture
  readonly now: number
  readonly isPhone: boolean
}

/** Seen only: the button's name says it in words. */
function CellContent({ cell, fixture, now, isPhone }: ContentProps) {
  const texts = useTexts(tonightTexts)
  const { post, dueAt } = cell
  const due = dueAt === null ? null : Date.parse(dueAt)
  const figure = 'figures text-14 leading-4'
  const head = isPhone ? 'flex flex-col items-center gap-0.5' : 'flex items-center gap-2'
  switch (cell.state) {
    case 'published': {
      const isComplete = post?.languageStates.every(({ state }) => state === 'published') ?? false
      const icon = isEmbargoed(cell, now) ? Lock : isComplete ? Check : Languages
      return (
        <>
          <span className={head}>
            <Icon icon={icon} size={16} className={isComplete ? 'text-pitch' : 'text-accent-text'} />
            <span className={figure}>
              {post?.minutes == null ? leagueTime(post?.publishedAt ?? now) : formatOffset(post.minutes)}
            </span>
          </span>
          <LanguageDots languageStates={post?.languageStates ?? []} hasLetters={!isPhone} />
        </>
      )
    }
    case 'scheduled':
      return (
        <>
          <span className={classNames(head, 'text-sky')}>
            <Icon icon={CalendarClock} size={16} />
            <span className={figure}>{leagueTime(post?.publishedAt ?? now)}</span>
          </span>
          {!isPhone && <span className="text-12 text-muted">{texts.scheduledWord}</span>}
        </>
      )
    case 'working':
      return <Working cell={cell} now={now} isPhone={isPhone} />
    case 'late':
      return (
        <>
          <span className={classNames(head, 'text-flare')}>
            <Icon icon={CircleAlert} size={16} />
            {!isPhone && <span className="text-14 font-semibold">{texts.lateWord}</span>}
          </span>
          <span className="text-12 font-semibold text-flare">{formatSpan(now - (due ?? now))}</span>
        </>
      )
    case 'due':
      return (
        <>
          <span className={head}>
            <Icon icon={Hourglass} size={16} />
            <span className={figure}>{leagueTime(due ?? now)}</span>
          </span>
          {!isPhone && <span className="text-12 text-muted">{texts.in({ span: formatSpan((due ?? now) - now) })}</span>}
        </>
      )
    case 'upcoming':
      return <span className={`${figure} text-muted`}>{isNear(fixture, due, now) ? leagueTime(due ?? now) : '–'}</span>
    case 'none':
      return <span className="text-muted">–</span>
  }
}

/** What is further away would only be noise. */
const NEAR_MS = 24 * 60 * 60 * 1000

const isNear = ({ isToday }: BoardFixture, due: number | null, now: number) =>
  due !== null && (isToday || due - now < NEAR_MS)

function Working({ cell, now, isPhone }: Pick<ContentProps, 'cell' | 'now' | 'isPhone'>) {
  const { post, dueAt } = cell
  const upload = post?.upload ?? null
  const written = post?.languageStates.filter(({ state }) => state !== 'missing').length ?? 0
  const promised = Math.max(1, post?.languageStates.length ?? 1)
  const words =
    upload === null
      ? `${written}/${promised}`
      : upload.total > 1
        ? `${upload.done}/${upload.total}`
        : `${upload.percent} %`
  const percent =
    upload === null
      ? (100 * written) / promised
      : upload.total > 1
        ? (100 * upload.done) / upload.total
        : upload.percent
  return (
    <>
      <span className={isPhone ? 'flex flex-col items-center gap-0.5' : 'flex w-full items-center gap-2'}>
        {isPhone ? (
          <Icon icon={Upload} size={16} />
        ) : (
          post?.author && <Avatar name={post.author.name} className="size-5 text-[0.5625rem]" />
        )}
        <span className="figures text-14 leading-4">{words}</span>
        {cell.isOverdue && dueAt !== null && (
          <span className="ml-auto text-12 font-semibold text-flare">
            {formatOffset(Math.floor((now - Date.parse(dueAt)) / 60_000))}
          </span>
        )}
      </span>
      {!isPhone && (
        <span className="h-1 w-full overflow-hidden rounded-pill bg-line">
          <span className="block h-full bg-pitch" style={{ width: `${Math.min(100, percent)}%` }} />
        </span>
      )}
    </>
  )
}

const DOT_STYLES: Readonly<Record<LanguageState, string>> = {
  published: 'border-pitch bg-pitch',
  outdated: 'border-accent-text bg-linear-to-r from-accent-text from-50% to-transparent to-50%',
  draft: 'border-dotted border-muted',
  missing: 'border-muted',
}

function LanguageDots({
  languageStates,
  hasLetters,
}: {
  readonly languageStates: readonly { readonly locale: string; readonly state: LanguageState }[]
  readonly hasLetters: boolean
}) {
  return (
    <span aria-hidden="true" className="flex gap-[7px] text-12 leading-4 font-semibold">
      {languageStates.map(({ locale, state }) => (
        <span
          key={locale}
          className={classNames(
            'flex items-center gap-[3px]',
            state === 'outdated' && 'text-accent-text',
            (state === 'missing' || state === 'draft') && 'text-muted',
          )}
        >
          <span className={`rounded-pill border ${hasLetters ? 'size-2' : 'size-1.5'} ${DOT_STYLES[state]}`} />
          {hasLetters && locale.toUpperCase()}
        </span>
      ))}
    </span>
  )
}
