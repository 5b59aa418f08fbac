import type { StudioTexts } from './es.ts'

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
