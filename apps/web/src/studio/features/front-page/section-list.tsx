import { LEAD_SECTION } from '@mixed-zone/contract/rules/section-layouts'
import type { FrontPageState, FrontSection } from '@mixed-zone/contract/schemas/studio/front-page'
import { ChevronDown, Pencil, Pin } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Switch } from '../../../ui/primitives/switch.tsx'
import { Kbd } from '../../shared/kbd.tsx'
import { useLeagueTime } from '../../shared/publish/league-time.ts'
import { BlockHeader } from './block-header.tsx'
import { frontPageTexts } from './front-page-texts.ts'
import { LeadField } from './lead-field.tsx'
import { SectionForm } from './section-form.tsx'
import { SortRow } from './sort-row.tsx'
import type { FrontPageDraft } from './use-front-page-draft.ts'
import { moveId, type Sortable, useSortable } from './use-sortable.ts'

interface SectionListProps {
  readonly state: FrontPageState
  readonly draft: FrontPageDraft
  /** The section in hand, for the miniature; `note` says what was done. */
  readonly onTouch: (textId: string, note?: string) => void
}

/** All sections in the order of the home page. Those without posts are folded away. */
export function SectionList({ state, draft, onTouch }: SectionListProps) {
  const texts = useTexts(frontPageTexts)
  const locale = useLocale()
  const [openId, setOpenId] = useState<string | null>(null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { sections } = draft.value
  const ids = sections.map(({ textId }) => textId)
  const isEmpty = (textId: string) => (state.counts[textId] ?? 0) === 0
  // The last ones without posts: others keep their place among the rest.
  const lastFilled = sections.findLastIndex(({ textId }) => !isEmpty(textId))
  const folded = isUnfolded ? 0 : Math.max(0, sections.length - Math.max(lastFilled + 1, 1))

  function handleMove(id: string, to: number): void {
    const from = ids.indexOf(id)
    draft.change((page) => ({ ...page, sections: sortBy(page.sections, moveId(ids, id, to)) }))
    const name = sections[from]?.names[locale] ?? id
    const note = texts.moved({ name, from: from + 1, to: to + 1 })
    setAnnouncement(note)
    onTouch(id, note)
  }

  const sortable = useSortable({ ids, onMove: handleMove })
  const byId = new Map(sections.map((section) => [section.textId, section]))
  const shown = sortable.order.slice(0, sections.length - folded).flatMap((id) => byId.get(id) ?? [])

  return (
    <section aria-labelledby="front-sections" className="mb-10">
      <BlockHeader
        id="front-sections"
        title={texts.sections}
        note={texts.sectionCount({ count: sections.length })}
        action={
          <span className="flex items-center gap-1 text-12 text-muted max-lg:hidden">
            <Kbd>Alt ↑</Kbd>
            <Kbd>Alt ↓</Kbd>
            {texts.moves}
          </span>
        }
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul className="@container">
        {shown.map((section, index) => (
          <SectionRow
            key={section.textId}
            section={section}
            number={index + 1}
            count={state.counts[section.textId] ?? 0}
            sortable={sortable}
            pinned={section.textId === LEAD_SECTION ? draft.value.lead : null}
            isOpen={openId === section.textId}
            onOpen={(isOpen) => {
              setOpenId(isOpen ? section.textId : null)
              onTouch(section.textId)
            }}
            onChange={(fields) => {
              draft.change((page) => ({ ...page, sections: changeSection(page.sections, section.textId, fields) }))
              onTouch(section.textId)
            }}
          >
            {section.textId === LEAD_SECTION && <LeadField state={state} draft={draft} />}
          </SectionRow>
        ))}
      </ul>
      {folded > 0 && (
        <button
          type="button"
          onClick={() => setIsUnfolded(true)}
          className="flex min-h-11 items-center gap-2 rounded-control text-14 text-muted hover:text-ink"
        >
          <Icon icon={ChevronDown} size={18} />
          {texts.foldedSections({ count: folded })}
        </button>
      )}
    </section>
  )
}

type Sections = readonly FrontSection[]

const sortBy = (sections: Sections, order: readonly string[]): FrontSection[] =>
  sections.toSorted((one, other) => order.indexOf(one.textId) - order.indexOf(other.textId))

const changeSection = (sections: Sections, textId: string, fields: Partial<FrontSection>): FrontSection[] =>
  sections.map((section) => (section.textId === textId ? { ...section, ...fields } : section))

interface SectionRowProps {
  readonly section: FrontSection
  readonly number: number
  /** Of posts that readers see. */
  readonly count: number
  readonly sortable: Sortable
  readonly pinned: { readonly until: string } | null
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onChange: (fields: Partial<FrontSection>) => void
  /** Below the form. */
  readonly children?: ReactNode
}

function SectionRow(props: SectionRowProps) {
  const { section, number, count, sortable, pinned, isOpen, onOpen, onChange, children } = props
  const texts = useTexts(frontPageTexts)
  const locale = useLocale()
  const formats = useFormats()
  const leagueTime = useLeagueTime()
  const name = section.names[locale]
  const isPinned = pinned !== null && new Date(pinned.until) > new Date()
  return (
    <SortRow
      id={section.textId}
      name={name}
      sortable={sortable}
      actions={[{ id: 'edit', icon: Pencil, label: texts.edit, onAction: () => onOpen(true) }]}
      below={
        isOpen && (
          <div className="grid gap-6 pt-2 pb-6 pl-2 sm:pl-8">
            <SectionForm section={section} onChange={onChange} />
            {children}
          </div>
        )
      }
    >
      <span className="figures w-6 shrink-0 text-14 text-muted @max-[24rem]:hidden">{number}</span>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-4 rounded-control py-1 text-left"
      >
        <span className={classNames('min-w-0 flex-1', !section.isVisible && 'text-muted')}>
          <span className="font-semibold">{name}</span>{' '}
          <span className="hidden text-12 text-muted @min-[36rem]:inline-block">{section.textId}</span>
        </span>
        <span className="flex w-full items-center gap-1.5 text-14 text-muted @min-[36rem]:w-44">
          {isPinned && <Icon icon={Pin} size={16} className="text-accent-text" />}
          {isPinned ? texts.pinnedUntil({ time: leagueTime(new Date(pinned.until)) }) : texts.layouts[section.layout]}
        </span>
      </button>
      <span className="w-10 shrink-0 text-right text-14 text-muted tabular-nums">
        <span className="sr-only">{texts.postCount}</span>
        {formats.formatNumber(count)}
      </span>
      <Switch isOn={section.isVisible} onChange={(isVisible) => onChange({ isVisible })}>
        <span className="sr-only">{texts.shows({ name })}</span>
      </Switch>
    </SortRow>
  )
}
