import { POST_STATE_NAMES } from '@mixed-zone/contract/choice-names'
import { searchStudio } from '@mixed-zone/contract/endpoints/studio/shell'
import { buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import { MAX_SEARCH_CHARACTERS } from '@mixed-zone/contract/schemas/studio/shell'
import { paths } from '@mixed-zone/contract/screens'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileText, type LucideIcon, Tag, UserRound } from 'lucide-react'
import { orThrow } from '../../../api/client.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useDebounced } from '../../../ui/components/use-debounced.ts'
import { studioClient } from '../../shared/studio-client.ts'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly note?: string
  readonly keys?: string
  /** A link, or else `run`. */
  readonly href?: string
  readonly run?: () => void
  /** Not offered again as a recent thing. */
  readonly isTransient?: boolean
}

const MIN_CHARACTERS = 2
const TYPING_MS = 150

/** People, posts and tags that the server finds. */
export function useFoundItems(query: string) {
  const locale = useLocale()
  const wanted = query.slice(0, MAX_SEARCH_CHARACTERS)
  const text = useDebounced(wanted, TYPING_MS)
  const isLongEnough = query.length >= MIN_CHARACTERS && text.length >= MIN_CHARACTERS
  const { data, isFetching } = useQuery({
    queryKey: ['studio-search', locale, text],
    queryFn: ({ signal }) => orThrow(studioClient.call(searchStudio, undefined, { query: { text }, signal })),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  })
  const found = isLongEnough ? data : undefined
  const people = (found?.people ?? []).map(
    ({ id, name, companyName }): PaletteItem => ({
      id: `person ${id}`,
      label: name,
      note: companyName,
      icon: UserRound,
      href: paths.studioPerson({ locale, id }),
    }),
  )
  const posts = (found?.posts ?? []).map(
    ({ id, title, state }): PaletteItem => ({
      id: `post ${id}`,
      label: title,
      note: POST_STATE_NAMES[state][locale],
      icon: FileText,
      href: paths.studioPost({ locale, id }),
    }),
  )
  const tags = (found?.tags ?? []).map(
    ({ textId, name }): PaletteItem => ({
      id: `tag ${textId}`,
      label: name,
      icon: Tag,
      href: buildFilterPath(locale, { tag: [textId] }),
    }),
  )
  return { people, posts, tags, isSearching: query.length >= MIN_CHARACTERS && (isFetching || text !== wanted) }
}
