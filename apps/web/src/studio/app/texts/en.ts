import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { StudioTexts } from './es.ts'

const plural = pluralsOf('en')

export const texts: StudioTexts = {
  name: 'Studio',
  navigation: 'Studio navigation',
  screens: {
    studioRequests: 'Requests',
    studioPeople: 'People',
    studioMail: 'Mail',
    studioAudit: 'Audit log',
    studioSettings: 'Settings',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    intro: 'Opens with ? on any screen. They only work while you are not typing.',
    singleKeys: 'Shortcuts of a single letter',
  },
  palette: {
    title: 'Search or run',
    placeholder: 'Actions, people, posts, tags',
    people: 'People',
    posts: 'Posts',
    tags: 'Tags',
    peopleOnly: 'people',
    tagsOnly: 'tags',
    close: 'Close',
    actions: 'Do',
    recent: 'Recent',
    places: 'Go to',
    nothing: 'Nothing matches.',
    choose: 'choose',
    open: 'open',
    newTab: 'in another tab',
    actionsOnly: 'actions',
  },
  colleagues: 'Colleagues in the studio',
  waiting: ({ count }) => plural(count, { one: '1 waiting', other: `${count} waiting` }),
  failedMails: ({ count }) => plural(count, { one: '1 mail came back', other: `${count} mails came back` }),
  seePortal: 'See the portal',
  more: 'More',
  noScreensTitle: 'There is nothing for you in the studio yet',
  noScreensText: 'None of your permissions opens a screen.',
  notAllowedTitle: 'You are not allowed to open this screen',
  notAllowedText: ({ permission }) =>
    `It needs the permission “${permission}”. Whoever manages the people of the portal can grant it.`,
  askFor: 'Ask',
  permissions: {
    posts: 'Posts',
    publish: 'Publish',
    taxonomy: 'Clubs and tags',
    embargo: 'Embargoes',
    export: 'Export',
    figures: 'Figures',
    users: 'Requests, people and mail',
    settings: 'Settings',
    audit: 'Audit log',
  },
}
