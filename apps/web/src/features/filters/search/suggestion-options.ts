import type { Locale } from '@mixed-zone/contract/locales'
import { NO_CRITERIA, buildFilterPath } from '@mixed-zone/contract/rules/filter-path'
import type { Suggestions } from '@mixed-zone/contract/schemas/lists'
import { paths } from '@mixed-zone/contract/screens'

export type SuggestionGroupId = keyof Suggestions

/** A suggestion: a link within the portal. */
export interface SuggestionOption {
  readonly key: string
  readonly label: string
  readonly href: string
  /** The language of the label, if it is not that of the page. */
  readonly lang?: Locale
  readonly crest?: string
  /** At the end of the line: the section of a post. */
  readonly note?: string
}

export interface SuggestionGroup {
  readonly id: SuggestionGroupId
  readonly options: readonly SuggestionOption[]
}

/** The suggestions by kind, in display order, without empty kinds. */
export function suggestionGroups(suggestions: Suggestions, locale: Locale): SuggestionGroup[] {
  const filteredBy = (criteria: Partial<typeof NO_CRITERIA>) => buildFilterPath(locale, criteria)
  const tagOption = ({ textId, name }: { textId: string; name: string }) => ({
    key: `tag ${textId}`,
    label: name,
    href: filteredBy({ tag: [textId] }),
  })
  const groups: SuggestionGroup[] = [
    {
      id: 'teams',
      options: suggestions.teams.map(({ textId, name }) => ({
        key: `team ${textId}`,
        label: name,
        href: filteredBy({ team: [textId] }),
        crest: textId,
      })),
    },
    { id: 'players', options: suggestions.players.map(tagOption) },
    { id: 'tags', options: suggestions.tags.map(tagOption) },
    {
      id: 'posts',
      options: suggestions.posts.map(({ id, slug, title, locale: lang, section }) => ({
        key: `post ${id}`,
        label: title,
        href: paths.post({ locale, id, slug }),
        note: section.name,
        ...(lang === locale ? {} : { lang }),
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
