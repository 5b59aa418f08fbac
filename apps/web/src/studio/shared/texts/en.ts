import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { SharedTexts } from './es.ts'

const plural = pluralsOf('en')

export const texts: SharedTexts = {
  closePanel: 'Close the details',
  back: 'Back',
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
    lists: 'Lists',
    move: 'Next and previous',
    open: 'Open',
    select: 'Select; select up to here',
    clearSelection: 'Clear the selection',
    search: 'Search this list',
  },
}
