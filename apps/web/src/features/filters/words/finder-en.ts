import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { FinderWords } from './finder-es.ts'

const plural = pluralsOf('en')

export const en: FinderWords = {
  search: 'Search',
  placeholder: 'Search pictures, quotes, clips…',
  clearText: 'Clear the text',
  filter: 'Filter',
  filters: 'Filters',
  filtersActive: ({ count }) => plural(count, { one: 'Filters, 1 active', other: `Filters, ${count} active` }),
  bar: { team: 'Team', category: 'Category', matchday: 'Matchday', locale: 'Language' },
  any: { team: 'All', category: 'All', matchday: 'All', locale: 'All' },
  suggestions: 'Suggestions',
  suggestionCount: ({ count }) => plural(count, { one: '1 suggestion', other: `${count} suggestions` }),
  groups: { posts: 'Posts', teams: 'Teams', players: 'Players', tags: 'Tags' },
  noSuggestions: ({ text }) => `No suggestions for “${text}”.`,
  suggestionsFailed: 'There are no suggestions right now. You can still search.',
  seeAll: ({ text }) => `See all results for “${text}”`,
  group: {
    team: 'Team',
    category: 'Category',
    matchday: 'Matchday',
    locale: 'Content language',
    tag: 'Tags and players',
  },
  findIn: ({ group }) => `Search in ${group.toLowerCase()}`,
  nothingIn: 'No match',
  more: ({ count }) => `${count} more`,
  fewer: 'Show fewer',
  choicesFailed: 'The filters could not be loaded.',
  clearAll: 'Clear all',
  clear: 'Clear',
  showPosts: ({ count, shown }) => plural(count, { one: `Show ${shown} post`, other: `Show ${shown} posts` }),
  showResults: 'Show the posts',
  quoted: ({ text }) => `“${text}”`,
}
