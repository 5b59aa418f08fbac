import { createPlural } from '@mixed-zone/contract/rules/plural'
import type { ExportTexts } from './es.ts'

const plural = createPlural('en')

export const texts: ExportTexts = {
  title: 'Export',
  intro: 'Reports for your own spreadsheets.',
  types: {
    'news-views': {
      label: 'News views',
      description: 'One row for each view, download or copied text: who, which medium, what, when.',
    },
    news: { label: 'News', description: 'Posts with their counts of views and downloads.' },
    users: { label: 'Users', description: 'People with access, with their medium and country.' },
  },
  thisMatchday: 'This matchday',
  season: 'Season',
  days: ({ count }) => `${count} days`,
  wholeTime: 'All time',
  zone: ({ zone }) => `Whole days in the league’s time (${zone}). Without a date there is no limit.`,
  datesOf: {
    users: 'The dates are those of registration.',
    news: 'The dates are those of publication.',
    'news-views': 'The dates are those of the view, download or copy.',
  },
  allRegions: 'All regions',
  allCountries: 'All countries',
  allMediaTypes: 'All media types',
  format: 'Format',
  export: 'Export',
  exportRows: ({ count, shown }) => plural(count, { one: `Export ${shown} row`, other: `Export ${shown} rows` }),
  exporting: 'Exporting',
  soFar: ({ size }) => `${size} received`,
  finished: ({ name, size }) => `${name} (${size}) is among your downloads.`,
  twoAtATime: 'You already have two exports running. Wait for one to finish, or cancel it.',
  preview: 'What the report will hold',
  rows: ({ count }) => plural(count, { one: 'row', other: 'rows' }),
  views: ({ count }) => plural(count, { one: 'view', other: 'views' }),
  downloads: ({ count }) => plural(count, { one: 'download', other: 'downloads' }),
  copies: ({ count }) => plural(count, { one: 'text copied', other: 'texts copied' }),
  media: ({ count }) => plural(count, { one: 'medium', other: 'media' }),
  countries: ({ count }) => plural(count, { one: 'country', other: 'countries' }),
  byDay: { users: 'Registered per day', news: 'Posts per day', 'news-views': 'Use per day' },
  byCountry: {
    users: 'People by country',
    news: 'Use by country',
    'news-views': 'Use by country',
  },
  byMedium: {
    users: 'People by medium',
    news: 'Use by medium',
    'news-views': 'Use by medium',
  },
  fromTo: ({ from, to }) => `${from} to ${to}`,
  firstRows: 'First rows',
  firstRowsNote: ({ count }) => `newest first; the file has ${count} columns`,
  noCountry: 'No country',
  moreCountries: ({ count }) => plural(count, { one: 'and 1 more country', other: `and ${count} more countries` }),
  moreMedia: ({ count }) => plural(count, { one: 'and 1 more medium', other: `and ${count} more media` }),
  fewer: 'Show fewer',
  emptyTitle: 'There are no rows',
  emptyText: 'With these dates and choices the report would be empty. Try a longer period.',
}
