import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { ListWords } from './list-es.ts'

const plural = pluralsOf('en')

export const en: ListWords = {
  view: 'View',
  grid: 'Grid',
  list: 'List',
  showMore: ({ count }) => `Show ${count} more`,
  shownOf: ({ shown, total }) => `${shown} of ${total}`,
  posts: ({ count, shown }) => plural(count, { one: `${shown} post`, other: `${shown} posts` }),
  label: 'Posts',
  emptyTitle: 'No posts yet',
  emptyText: 'Whatever the press office publishes will appear here.',
}
