import type { FrontPageState, FrontSection } from '@mixed-zone/contract/schemas/studio/front-page'
import type { StudioSocialAccount } from '@mixed-zone/contract/schemas/studio/social-accounts'

export function sectionEntry(textId: string, name: string, fields: Partial<FrontSection> = {}): FrontSection {
  return {
    textId,
    names: { es: `${name} (es)`, en: name, pt: `${name} (pt)` },
    descriptions: { es: 'Sobre', en: 'About', pt: 'Sobre' },
    layout: 'row',
    limit: 3,
    isVisible: true,
    ...fields,
  }
}

export function frontPageState(fields: Partial<FrontPageState> = {}): FrontPageState {
  return {
    published: {
      sections: [
        sectionEntry('featured', 'Featured', { layout: 'lead' }),
        sectionEntry('derbies', 'Derbies', { layout: 'derbies' }),
        sectionEntry('interviews', 'Interviews', { layout: 'portraits', limit: 4 }),
        sectionEntry('lifestyle-stories', 'Lifestyle', { layout: 'index' }),
      ],
      lead: null,
      quickLinks: [
        { titles: { es: 'Reglamento', en: 'Rules', pt: '' }, url: '/legal-notice', icon: 'scale' },
        { titles: { es: 'Pases', en: 'Passes', pt: 'Passes' }, url: 'https://passes.test', icon: 'id-card' },
      ],
    },
    publishedAt: null,
    version: 0,
    draft: null,
    revision: 3,
    changedAt: null,
    counts: { featured: 8, derbies: 12, interviews: 41, 'lifestyle-stories': 0 },
    leadPosts: [],
    ...fields,
  }
}

export function socialAccount(fields: Partial<StudioSocialAccount> = {}): StudioSocialAccount {
  return {
    id: '1',
    network: 'youtube',
    handle: '@liga',
    url: 'https://video.test/@liga',
    feedUrl: 'https://video.test/feed',
    version: 2,
    items: 18,
    readAt: new Date(Date.now() - 4 * 60_000).toISOString(),
    failingSince: null,
    problem: null,
    nextFetchAt: new Date(Date.now() + 6 * 60_000).toISOString(),
    isFetching: false,
    ...fields,
  }
}
