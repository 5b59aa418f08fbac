import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { NoticesTexts } from './es.ts'

const plural = createPlural('en')

export const texts: NoticesTexts = {
  title: 'Notices',
  unread: ({ count }) => plural(count, { one: '1 unread', other: `${count} unread` }),
  readAll: 'All read',
  isNew: 'New',
  correctedFile: 'Correction to a file that you have',
  correctedPost: 'Correction to a post that you have',
  recalledFile: ({ name }) => `Withdrawn: delete ${name}`,
  withdrawnPost: 'Post withdrawn: do not use it',
}
