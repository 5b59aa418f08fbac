import type { SocialTexts } from './es.ts'

export const texts: SocialTexts = {
  intro: 'The latest from the league’s own accounts. Each card opens on its network.',
  website: 'Website',
  openAccount: ({ network }) => `Open on ${network}`,
  untitled: ({ network }) => `Published on ${network}`,
  failingSince: ({ at }) => `Not read since ${at}`,
  noItems: 'There is nothing from this account to show here yet.',
  emptyTitle: 'There are no accounts yet',
  emptyText: 'Once the press office has added the league’s accounts, what they publish will appear here.',
}
