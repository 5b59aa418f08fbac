import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { SharedTexts } from './es.ts'

const plural = pluralsOf('en')

export const texts: SharedTexts = {
  closePanel: 'Close the details',
  back: 'Back',
  undo: 'Undo',
  identity: {
    title: 'Confirm that it is you',
    text: 'This is a sensitive change. The confirmation lasts ten minutes.',
    password: 'Password',
    code: 'One-time code',
    confirm: 'Confirm',
    usePassword: 'Use the password',
    useCode: 'Use a code',
    wrongPassword: 'The password is not right.',
    wrongCode: 'That code is not valid. Try the next one.',
  },
  jobs: {
    title: 'Running actions',
    starting: 'Starting…',
    progress: ({ done, total }) => `${done} of ${total}`,
    failed: ({ count, shown }) => plural(count, { one: '1 not done', other: `${shown} not done` }),
    gone: 'No longer there',
  },
  views: {
    save: 'Save this view',
    rename: 'Rename the view',
    delete: 'Delete the view',
    intro: 'It becomes a tab of your own, with these filters, columns and order.',
    name: 'Name',
    confirm: 'Save',
    nameTaken: 'You already have a view with that name, or too many.',
    actions: ({ name }) => `Actions of ${name}`,
  },
  period: {
    label: 'Dates',
    any: 'Any date',
    today: 'Today',
    week: 'Last 7 days',
    month: 'Last 30 days',
    year: 'Last year',
  },
  table: {
    noMatches: 'Nothing matches these filters',
    noMatchesText: 'Remove one of them to see more.',
    clearFilters: 'Clear the filters',
    columns: 'Columns',
    export: 'Export',
    exporting: 'Exporting…',
    csvPage: ({ shown }) => `This page, ${shown} rows (CSV)`,
    csvAll: ({ shown }) => `All that match, ${shown} rows (CSV)`,
    bulk: 'Actions on the selected rows',
    selected: ({ count, shown }) => plural(count, { one: `${shown} selected`, other: `${shown} selected` }),
    selectAllMatching: ({ shown }) => `Select all ${shown} that match`,
    clearSelection: 'Clear the selection',
  },
  shortcuts: {
    everywhere: 'Everywhere',
    lists: 'Lists',
    move: 'Next and previous',
    open: 'Open',
    select: 'Select; select up to here',
    clearSelection: 'Clear the selection',
    search: 'Search this list',
  },
}
