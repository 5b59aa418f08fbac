import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Version, VersionItem } from '@mixed-zone/contract/schemas/studio/versions'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { type Comparison, compareProperties, compareTexts } from '../../../shared/versions/compare-versions.ts'
import { DRAFT, versionQuery } from '../../../shared/versions/version-queries.ts'

/** What is compared: the texts in one language, or what all languages share. */
export type ComparedView = Locale | 'properties'

const VIEWS: readonly ComparedView[] = [...LOCALES, 'properties']

interface ChoiceOptions {
  /** Newest first, as far as they are loaded. */
  readonly items: readonly VersionItem[]
  readonly lastPublished: number | null
}

/**
 * What is compared, from the address; by default the draft with what was published last, else with the version before the latest, which is
 * the draft as it was left.
 */
export function useChoice({ items, lastPublished }: ChoiceOptions) {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const chosen = {
    newer: parseNumber(search['newer']) ?? DRAFT,
    older: parseNumber(search['older']) ?? lastPublished ?? (items[1] ?? items[0])?.number ?? null,
  }
  const { newer, older } = inOrder(chosen)
  return {
    newer,
    older,
    asked: VIEWS.find((view) => view === search['view']) ?? null,
    go({ view, ...change }: { readonly newer?: number; readonly older?: number; readonly view?: ComparedView }): void {
      const compared = inOrder({ newer, older, ...change })
      void navigate({
        to: '.',
        search: {
          ...search,
          newer: String(compared.newer),
          ...(compared.older !== null && { older: String(compared.older) }),
          ...(view && { view }),
        },
        replace: true,
        resetScroll: false,
      })
    },
  }
}

/** By age, however they were chosen. Of a version and itself, nothing could be compared: the draft takes its place. */
function inOrder({ newer, older }: { readonly newer: number; readonly older: number | null }) {
  if (older === null) return { newer, older }
  if (newer === older) return { newer: DRAFT, older }
  return newer === DRAFT || newer > older ? { newer, older } : { newer: older, older: newer }
}

/** The number of a stored version: the draft has none that could be restored. */
function parseNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : null
}

interface ComparisonChoice {
  readonly newer: number
  readonly older: number | null
  /** Null until the person has chosen. */
  readonly asked: ComparedView | null
}

interface ComparedVersions extends Comparison {
  readonly before: Version
  readonly after: Version
}

export interface ComparisonResult {
  /** What was asked for; by default one's own language, or if nothing has changed there, what has. */
  readonly view: ComparedView
  readonly data: ComparedVersions | undefined
  /** Of what all languages share, whatever is in view. */
  readonly propertyChanges: number
  readonly error: Error | null
  readonly refetch: () => void
}

export function useComparison(postId: string, { newer, older, asked }: ComparisonChoice): ComparisonResult {
  const own = useLocale()
  const { dateTime } = useFormats()
  const afterQuery = useQuery(versionQuery(postId, newer, own))
  const beforeQuery = useQuery({ ...versionQuery(postId, older ?? DRAFT, own), enabled: older !== null })
  const before = beforeQuery.data
  const after = afterQuery.data
  const compared = useMemo((): Readonly<Record<ComparedView, ComparedVersions>> | undefined => {
    if (before === undefined || after === undefined) return undefined
    const texts = (locale: Locale) => ({ ...compareTexts(before, after, locale), before, after })
    const properties = { ...compareProperties(before, after, dateTime), before, after }
    return { es: texts('es'), en: texts('en'), pt: texts('pt'), properties }
  }, [before, after, dateTime])
  const hasChanges = (view: ComparedView) => compared !== undefined && compared[view].changes > 0
  const view = asked ?? (hasChanges(own) ? own : VIEWS.find(hasChanges)) ?? own
  return {
    view,
    data: compared?.[view],
    propertyChanges: compared?.properties.changes ?? 0,
    error: beforeQuery.error ?? afterQuery.error,
    refetch: () => {
      void beforeQuery.refetch()
      void afterQuery.refetch()
    },
  }
}
