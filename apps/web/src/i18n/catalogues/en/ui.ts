import type { Catalogue } from '../../catalogue.ts'
import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('en')

export const ui: Catalogue['ui'] = {
  close: 'Close',
  cancel: 'Cancel',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordRules: 'The password needs',
  met: '(met)',
  notMet: '(missing)',
  alertWords: { error: 'Error!', warning: 'Warning.', info: 'Info.', success: 'Done.' },
  counts: {
    images: ({ count }) => plural(count, { one: '1 picture', other: `${count} pictures` }),
    videos: ({ count }) => plural(count, { one: '1 video', other: `${count} videos` }),
    files: ({ count }) => plural(count, { one: '1 document', other: `${count} documents` }),
  },
  seeAll: 'See all',
  all: 'All',
  live: 'Live',
  final: 'Full time',
  postponed: 'Postponed',
  previousFixtures: 'Earlier matches',
  nextFixtures: 'More matches',
  photoCredit: ({ credit }) => `Photo: ${credit}`,
  states: {
    draft: 'Draft',
    'in-review': 'In review',
    scheduled: 'Scheduled',
    published: 'Published',
    archived: 'Archived',
  },
  embargoedUntil: ({ at }) => `Embargoed until ${at}`,
  embargoZones: ({ place, readerTime }) => `${place}, ${readerTime} your time.`,
  embargoRule: 'Do not publish before.',
  correctedAt: ({ at }) => `Corrected ${at}.`,
  newPosts: ({ count }) => plural(count, { one: '1 new post', other: `${count} new posts` }),
  playVideo: ({ title }) => `Play video: ${title}`,
  duration: 'Length',
  copied: 'Copied',
  copyRefused: 'Could not copy',
  removeChoice: ({ name }) => `Remove ${name}`,
  messages: 'Messages',
}
