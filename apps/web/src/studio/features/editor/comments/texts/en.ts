import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { CommentsTexts } from './es.ts'

const plural = createPlural('en')

export const texts: CommentsTexts = {
  title: 'Comments',
  add: 'Comment',
  count: ({ count }) => plural(count, { one: '1 open comment', other: `${count} open comments` }),
  newTitle: 'Comment on this passage',
  text: 'Comment',
  missing: 'Write the comment.',
  send: 'Comment',
  selectFirst: 'First select the passage to comment on.',
  none: 'There are no open comments.',
  noneHelp: 'Select a passage and press Ctrl Alt M.',
  someone: 'Somebody',
  where: ({ part, language }) => `${part}, ${language}`,
  parts: { title: 'Title', summary: 'Summary', body: 'Text' },
  goTo: 'Go to the passage',
  gone: 'This passage is no longer in the text.',
  resolve: 'Resolve',
  resolved: 'Comment resolved.',
  undoFor: ({ seconds }) => `${seconds} s to undo`,
  reopen: 'Reopen',
  showResolved: ({ count }) => plural(count, { one: '1 resolved comment', other: `${count} resolved comments` }),
  resolvedBy: ({ name }) => `Resolved by ${name}`,
}
