import type { VersionItem } from '@mixed-zone/contract/schemas/studio/versions'
import { Check, GitCompareArrows, History, PencilLine, type LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { classNames } from '../../../../ui/primitives/class-names.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { IconButton } from '../../../../ui/primitives/icon-button.tsx'
import { Avatar } from '../../../shared/avatar.tsx'
import { useExactTime, useShortTime } from '../../../shared/short-time.tsx'
import { factLabel } from '../fact-labels.ts'
import { postsTexts } from '../posts-texts.ts'
import type { PostsTexts } from '../texts/es.ts'
import { DRAFT } from '../../../shared/versions/version-queries.ts'

const REASON_ICONS: Readonly<Partial<Record<VersionItem['reason'], { icon: LucideIcon; look: string }>>> = {
  published: { icon: Check, look: 'text-pitch' },
  corrected: { icon: PencilLine, look: 'text-sky' },
  restored: { icon: History, look: 'text-accent-text' },
}

interface VersionListProps {
  readonly items: readonly VersionItem[]
  readonly newer: number
  readonly older: number | null
  readonly onNewer: (number: number) => void
  readonly onOlder: (number: number) => void
  readonly onMore?: () => void
}

/** The draft and its versions. A click shows one as the newer side, Alt and click as the older one. */
export function VersionList({ items, newer, older, onNewer, onOlder, onMore }: VersionListProps) {
  const texts = useTexts(postsTexts).versions
  const choose = (number: number) => (event: MouseEvent) => (event.altKey ? onOlder(number) : onNewer(number))
  return (
    <nav
      aria-label={texts.list}
      className="w-72 shrink-0 overflow-y-auto border-r border-line max-sm:hidden sm:max-lg:w-60"
    >
      <ol>
        <VersionRow isNewer={newer === DRAFT} isOlder={false}>
          <button type="button" aria-pressed={newer === DRAFT} onClick={() => onNewer(DRAFT)} className={ROW_BUTTON}>
            <span className="font-semibold">{texts.draft}</span>
            <span className="block text-12 text-muted">{texts.draftText}</span>
          </button>
        </VersionRow>
        {items.map((item) => (
          <VersionRow key={item.number} isNewer={newer === item.number} isOlder={older === item.number}>
            <button
              type="button"
              aria-pressed={newer === item.number}
              onClick={choose(item.number)}
              className={`${ROW_BUTTON} flex gap-3`}
            >
              {item.authors[0] && <Avatar name={item.authors[0].name} className="mt-0.5 size-7 text-[0.625rem]" />}
              <VersionWords item={item} />
            </button>
            <IconButton
              icon={GitCompareArrows}
              size="small"
              label={texts.compareFrom({ number: item.number })}
              aria-pressed={older === item.number}
              onClick={() => onOlder(item.number)}
              className="mt-2 mr-2 shrink-0 aria-pressed:text-sky"
            />
          </VersionRow>
        ))}
      </ol>
      {onMore && (
        <div className="p-4">
          <Button size="small" isFullWidth onClick={onMore}>
            {texts.more}
          </Button>
        </div>
      )}
      <p className="px-4 py-3 text-12 text-muted">{texts.when}</p>
    </nav>
  )
}

const ROW_BUTTON = 'min-w-0 flex-1 rounded-control py-3 pl-4 text-left text-14 outline-offset-[-2px]'

interface VersionRowProps {
  readonly isNewer: boolean
  readonly isOlder: boolean
  readonly children: ReactNode
}

/** Amber edge: the newer side. Sky edge: the older one. */
function VersionRow({ isNewer, isOlder, children }: VersionRowProps) {
  return (
    <li
      className={classNames(
        'flex items-start border-b border-line',
        (isNewer || isOlder) && 'bg-surface',
        isNewer && 'shadow-[inset_3px_0_0_var(--lamp)]',
        isOlder && !isNewer && 'shadow-[inset_3px_0_0_var(--sky)]',
        !isNewer && !isOlder && 'hover:bg-sunken',
      )}
    >
      {children}
    </li>
  )
}

function VersionWords({ item }: { readonly item: VersionItem }) {
  const texts = useTexts(postsTexts)
  const exactTime = useExactTime()
  const shortTime = useShortTime()
  const mark = REASON_ICONS[item.reason]
  const authors = item.authors.map(({ name }) => name || texts.versions.formerColleague).join(', ')
  const second = [authors, versionSummary(item, texts)].filter(Boolean).join(' · ')
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-1.5">
        <span className="font-semibold">{texts.versions.version({ number: item.number })}</span>
        <time dateTime={item.at} title={exactTime(item.at)} className="text-muted">
          {shortTime(item.at)}
        </time>
        {mark && <Icon icon={mark.icon} size={16} className={`ml-auto ${mark.look}`} />}
      </span>
      <span className="block text-12 text-muted">{second}</span>
    </span>
  )
}

/** A first version has changed everything. */
const MAX_NAMED_CHANGES = 4

/** "Published", or "Text ES, title EN, 28 files": why the version exists, else what it changed. */
export function versionSummary({ reason, changes }: VersionItem, texts: PostsTexts): string {
  const { versions } = texts
  // What was written says more than that somebody paused.
  const told = reason === 'left' || reason === 'idle' ? '' : versions.reasons[reason]
  const parts = changes.texts.map(({ locale, part }) => `${versions.parts[part]} ${locale.toUpperCase()}`)
  const facts = changes.facts.map((field) => factLabel(field, texts))
  const captions = changes.captions === 0 ? [] : [versions.files({ count: changes.captions })]
  const all = [...parts, ...facts, ...captions]
  const others = all.length - MAX_NAMED_CHANGES
  const changed = [...all.slice(0, MAX_NAMED_CHANGES), ...(others > 0 ? [`+${others}`] : [])].join(', ')
  return [told, changed].filter(Boolean).join(': ')
}
