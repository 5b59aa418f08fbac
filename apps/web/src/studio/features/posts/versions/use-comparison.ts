import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { VersionItem } from '@mixed-zone/contract/schemas/studio/versions'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useFormats } from '../../../../i18n/use-formats.ts'
import { type Comparison, compareProperties, compareTexts } from '../../../shared/versions/compare-versions.ts'
import { DRAFT, versionQuery } from '../../../shared/versions/version-queries.ts'

/** What is compared: the texts in one language, or what all languages share. */
export type ComparedView = Locale | 'properties'

const VIEWS: readonly ComparedView[] = [...LOCALES, 'properties']

/**
 * What is compared, from the address; by default the draft with what was published last, else with the version before the latest, which is
 * the draft as it was left.
 */
export function useChoice(items: readonly VersionItem[]) {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const numberOf = (name: string) => {
    const number = Number(search[name] ?? Number.NaN)
    return Number.isInteger(number) && number >= 0 ? number : null
  }
  const asked = VIEWS.find((view) => view === search['view']) ?? null
  const published = items.find(({ reason }) => reason === 'published')
  return {
    newer: numberOf('newer') ?? DRAFT,
    older: numberOf('older') ?? (published ?? items[1] ?? items[0])?.number ?? null,
    asked,
    go: (change: { readonly newer?: number; readonly older?: number; readonly view?: ComparedView }) =>
      void navigate({
        to: '.',
        search: {
          ...search,
          ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, String(value)])),
        },
        replace: true,
        resetScroll: false,
      }),
  }
}

interface ComparisonChoice {
  readonly newer: number
  readonly older: number | null
  /** Null until the person has chosen. */
  readonly asked: ComparedView | null
}

export interface ComparisonResult {
  /** What was asked for; by default one's own language, or if nothing has changed there, what has. */
  readonly view: ComparedView
  readonly data: Comparison | undefined
  /** Of what all languages share, whatever is in view. */
  readonly propertyChanges: number
  readonly error: Error | null
  readonly refetch: () => void
}

export function useComparison(postId: string, { newer, older, asked }: ComparisonChoice): ComparisonResult {
  const own = useLocale()
  const { dateTime } = useFormats()
  const after = useQuery(versionQuery(postId, newer))
  const before = useQuery({ ...versionQuery(postId, older ?? DRAFT), enabled: older !== null })
  const isLoaded = before.data !== undefined && after.data !== undefined
  const compare = (view: ComparedView): Comparison | undefined => {
    if (!isLoaded) return undefined
    return view === 'properties'
      ? compareProperties(before.data, after.data, dateTime)
      : compareTexts(before.data, after.data, view)
  }
  const hasChanges = (view: ComparedView) => (compare(view)?.changes ?? 0) > 0
  const view = asked ?? [own, ...VIEWS].find(hasChanges) ?? own
  return {
    view,
    data: compare(view),
    propertyChanges: compare('properties')?.changes ?? 0,
    error: before.error ?? after.error,
    refetch: () => {
      void before.refetch()
      void after.refetch()
    },
  }
}
