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

/** What is compared, from the address; by default the draft with what was published last, else with the latest version. */
export function useChoice(items: readonly VersionItem[]) {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const own = useLocale()
  const numberOf = (name: string) => {
    const number = Number(search[name] ?? Number.NaN)
    return Number.isInteger(number) && number >= 0 ? number : null
  }
  const asked = search['view']
  const view: ComparedView = asked === 'properties' ? asked : (LOCALES.find((locale) => locale === asked) ?? own)
  const published = items.find(({ reason }) => reason === 'published')
  return {
    newer: numberOf('newer') ?? DRAFT,
    older: numberOf('older') ?? (published ?? items[0])?.number ?? null,
    view,
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
  readonly view: ComparedView
}

export interface ComparisonResult {
  readonly data: Comparison | undefined
  /** Of what all languages share, whatever is in view. */
  readonly propertyChanges: number
  readonly error: Error | null
  readonly refetch: () => void
}

export function useComparison(postId: string, { newer, older, view }: ComparisonChoice): ComparisonResult {
  const { dateTime } = useFormats()
  const after = useQuery(versionQuery(postId, newer))
  const before = useQuery({ ...versionQuery(postId, older ?? DRAFT), enabled: older !== null })
  const isLoaded = before.data !== undefined && after.data !== undefined
  const properties = isLoaded ? compareProperties(before.data, after.data, dateTime) : undefined
  const data = view === 'properties' || !isLoaded ? properties : compareTexts(before.data, after.data, view)
  return {
    data,
    propertyChanges: properties?.changes ?? 0,
    error: before.error ?? after.error,
    refetch: () => {
      void before.refetch()
      void after.refetch()
    },
  }
}
