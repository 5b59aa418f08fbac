import { MAX_SECTION_POSTS } from './section-layouts.ts'
import type { FrontPage, FrontSection } from '../schemas/studio/front-page.ts'

/** The fields of a front page that are changed independently of each other, by name. */
type Fields = ReadonlyMap<string, unknown>

const SECTION_FIELDS = ['names', 'descriptions', 'layout', 'limit', 'isVisible'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whatever the order of keys, which the database does not keep. */
function isEqual(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]))
}

export const isSameFrontPage = (one: FrontPage, other: FrontPage): boolean => isEqual(one, other)

const orderOf = ({ sections }: FrontPage): string[] => sections.map(({ textId }) => textId)

function fieldsOf(page: FrontPage): Fields {
  const fields = new Map<string, unknown>([
    ['order', orderOf(page)],
    ['lead', page.lead],
    ['quickLinks', page.quickLinks],
  ])
  for (const section of page.sections) {
    for (const field of SECTION_FIELDS) {
      const value = section[field]
      if (typeof value !== 'object') fields.set(`${section.textId} ${field}`, value)
      else for (const [locale, text] of Object.entries(value)) fields.set(`${section.textId} ${field} ${locale}`, text)
    }
  }
  return fields
}

/** How many fields differ. Texts of a section count once, in whatever languages they were changed. */
export function countFrontPageChanges(before: FrontPage, after: FrontPage): number {
  const old = fieldsOf(before)
  const changed = [...fieldsOf(after)].filter(([name, value]) => !isEqual(old.get(name), value))
  return new Set(changed.map(([name]) => name.split(' ').slice(0, 2).join(' '))).size
}

interface MergedFrontPage {
  readonly value: FrontPage
  /** Fields that both sides have changed. The value has mine. */
  readonly conflicts: readonly string[]
}

/** Applies what `mine` changes in `base` to `theirs`. */
export function mergeFrontPage(base: FrontPage, mine: FrontPage, theirs: FrontPage): MergedFrontPage {
  const [before, current] = [fieldsOf(base), fieldsOf(theirs)]
  const changed = [...fieldsOf(mine)].filter(([name, value]) => !isEqual(before.get(name), value))
  const conflicts = changed.filter(
    ([name, value]) => !isEqual(before.get(name), current.get(name)) && !isEqual(value, current.get(name)),
  )
  const isMine = new Set(changed.map(([name]) => name))
  const mineById = new Map(mine.sections.map((section) => [section.textId, section]))

  function mergeSection(section: FrontSection): FrontSection {
    const own = mineById.get(section.textId)
    if (own === undefined) return section
    const pick = <Value>(name: string, ownValue: Value, value: Value): Value =>
      isMine.has(`${section.textId} ${name}`) ? ownValue : value
    const pickTexts = (field: 'names' | 'descriptions') => ({
      es: pick(`${field} es`, own[field].es, section[field].es),
      en: pick(`${field} en`, own[field].en, section[field].en),
      pt: pick(`${field} pt`, own[field].pt, section[field].pt),
    })
    const layout = pick('layout', own.layout, section.layout)
    return {
      textId: section.textId,
      names: pickTexts('names'),
      descriptions: pickTexts('descriptions'),
      layout,
      // One side may have chosen the layout and the other one the number.
      limit: Math.min(pick('limit', own.limit, section.limit), MAX_SECTION_POSTS[layout]),
      isVisible: pick('isVisible', own.isVisible, section.isVisible),
    }
  }

  const sections = theirs.sections.map(mergeSection)
  return {
    value: {
      sections: isMine.has('order') ? sortSections(sections, orderOf(mine)) : sections,
      lead: isMine.has('lead') ? mine.lead : theirs.lead,
      quickLinks: isMine.has('quickLinks') ? mine.quickLinks : theirs.quickLinks,
    },
    conflicts: conflicts.map(([name]) => name),
  }
}

/** Those that the order does not name come last. */
function sortSections(sections: readonly FrontSection[], order: readonly string[]): FrontSection[] {
  const positionOf = ({ textId }: FrontSection) => (order.includes(textId) ? order.indexOf(textId) : order.length)
  return sections.toSorted((one, other) => positionOf(one) - positionOf(other))
}

/** A stored draft with exactly the sections that exist: new ones as they are published, at the end. */
export function completeFrontPage(draft: FrontPage, published: FrontPage): FrontPage {
  const drafted = new Map(draft.sections.map((section) => [section.textId, section]))
  const sections = published.sections.map((section) => drafted.get(section.textId) ?? section)
  return { ...draft, sections: sortSections(sections, orderOf(draft)) }
}
