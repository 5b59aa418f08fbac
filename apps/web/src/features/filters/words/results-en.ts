import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { ResultsWords } from './results-es.ts'

const plural = pluralsOf('en')

export const en: ResultsWords = {
  count: ({ count, shown }) => plural(count, { one: `${shown} post`, other: `${shown} posts` }),
  forText: ({ text }) => `for “${text}”`,
  searching: 'Searching…',
  newestFirst: 'Newest first',
  bestFirst: 'Most relevant first',
  active: 'Active filters',
  none: 'No results found for your search.',
  hints: {
    spelling: 'Check the spelling, or try fewer words.',
    fewer: 'Remove one of the filters above.',
    language: 'Search in all three languages: not everything is translated.',
  },
  onlyText: ({ text }) => `Search only for “${text}”`,
  everything: 'See all posts',
  corrected: ({ text }) => `Showing results for “${text}”.`,
  unreadable: 'We cannot search for that: it is too long, or holds characters that cannot be read.',
  posts: 'Posts',
}
