import type { Asset, Picture } from '@mixed-zone/contract/schemas/asset'
import type {
  FilterData,
  FilteredPosts,
  MatchdayPage,
  SectionPage,
  Suggestions,
} from '@mixed-zone/contract/schemas/lists'
import type { Basket, BasketItem } from '@mixed-zone/contract/schemas/downloads'
import type { Home } from '@mixed-zone/contract/schemas/pages'
import type { Card, Post } from '@mixed-zone/contract/schemas/post'
import type { ReportPreview } from '@mixed-zone/contract/schemas/reports'
import type { SocialAccount } from '@mixed-zone/contract/schemas/social'
import type { Fixture, Matchday, Section, Team } from '@mixed-zone/contract/schemas/taxonomy'
import { nextNumber } from './counter.ts'
import { BUILT_AT } from './moment.ts'

const PUBLISHED_AT = BUILT_AT.toISOString()

export function pictureResponse(overrides: Partial<Picture> = {}): Picture {
  const url = '/api/files/picture.webp'
  return {
    url,
    width: 1600,
    height: 1067,
    alt: 'A goal is celebrated',
    placeholder: 'data:image/webp;base64,UklGRg==',
    focalPoint: { x: 0.5, y: 0.5 },
    credit: 'Liga Meridiana',
    sources: [{ url, width: 1600 }],
    ...overrides,
  }
}

export function teamResponse(overrides: Partial<Team> = {}): Team {
  const number = nextNumber()
  return {
    textId: `team-${number}`,
    name: `Club Deportivo ${number}`,
    shortName: `Team ${number}`,
    colours: { main: '#8c1d2f', second: '#f3f6fb' },
    ...overrides,
  }
}

export function sectionResponse(overrides: Partial<Section> = {}): Section {
  const number = nextNumber()
  return {
    textId: `section-${number}`,
    name: `Section ${number}`,
    description: `About section ${number}`,
    kind: 'regular',
    count: 3,
    ...overrides,
  }
}

export function fixtureResponse(overrides: Partial<Fixture> = {}): Fixture {
  return {
    id: String(nextNumber()),
    name: null,
    home: teamResponse(),
    away: teamResponse(),
    kickOff: PUBLISHED_AT,
    state: 'finished',
    score: { home: 2, away: 1 },
    ...overrides,
  }
}

export function matchdayResponse(overrides: Partial<Matchday> = {}): Matchday {
  return {
    textId: 'matchday-12-2026-27',
    name: 'Jornada 12',
    season: '2026-27',
    number: 12,
    startsOn: '2026-11-13',
    endsOn: '2026-11-16',
    fixtures: [fixtureResponse()],
    ...overrides,
  }
}

/** A post as lists show it. */
export function cardResponse(overrides: Partial<Card> = {}): Card {
  const number = nextNumber()
  return {
    id: String(number),
    slug: `post-${number}`,
    title: `Post ${number}`,
    summary: `Summary of post ${number}`,
    locale: 'es',
    locales: ['es'],
    section: { textId: 'interviews', name: 'Entrevistas' },
    publishedAt: PUBLISHED_AT,
    teams: [],
    categories: [],
    tags: [],
    image: null,
    counts: { images: 0, videos: 0, texts: 1, files: 0 },
    ...overrides,
  }
}

export function assetResponse(overrides: Partial<Asset> = {}): Asset {
  const number = nextNumber()
  const url = `/api/files/${number}/picture.jpg`
  return {
    id: String(number),
    kind: 'image',
    name: `picture-${number}.jpg`,
    size: 400_000,
    type: 'image/jpeg',
    credit: 'Liga Meridiana',
    caption: `Caption ${number}`,
    alt: `Picture ${number}`,
    rights: null,
    width: 5472,
    height: 3648,
    thumb: `/api/files/${number}/thumb.webp`,
    placeholder: 'data:image/webp;base64,UklGRg==',
    focalPoint: { x: 0.5, y: 0.5 },
    url,
    renditions: [
      { name: '1920', url, type: 'image/webp', width: 1920, height: 1280, size: 150_000 },
      { name: '1920', url, type: 'image/jpeg', width: 1920, height: 1280, size: 200_000 },
    ],
    subtitles: [],
    ...overrides,
  }
}

export function postResponse(overrides: Partial<Post> = {}): Post {
  const card = cardResponse()
  const { title, summary } = card
  const body = '<p>The text of the post.</p>'
  const assets = overrides.assets ?? []
  return {
    ...card,
    body,
    translations: { es: { title, summary, body } },
    external: [],
    matchday: null,
    fixture: null,
    contact: null,
    corrections: [],
    previous: null,
    next: null,
    texts: [],
    zip: { size: assets.reduce((sum, { size }) => sum + size, 0), count: assets.length },
    ...overrides,
    assets,
  }
}

export function homeResponse(overrides: Partial<Home> = {}): Home {
  return {
    lead: cardResponse({ title: 'Lead story' }),
    sections: [{ ...sectionResponse({ name: 'Entrevistas' }), layout: 'row', posts: [cardResponse(), cardResponse()] }],
    matchday: matchdayResponse(),
    quickLinks: [{ title: 'League rules', url: 'https://league.test/rules', icon: 'book' }],
    ...overrides,
  }
}

export function filterDataResponse(overrides: Partial<FilterData> = {}): FilterData {
  return {
    teams: [{ ...teamResponse({ textId: 'almenara', name: 'Real Almenara' }), count: 12 }],
    categories: [{ textId: 'match', name: 'Partido', count: 7 }],
    tags: [{ textId: 'derby', name: 'Derbi', count: 3, kind: 'topic', team: null }],
    matchdays: [],
    locales: [{ textId: 'es', name: 'Español', count: 24 }],
    ...overrides,
  }
}

interface PageOptions {
  readonly total?: number
  readonly page?: number
  readonly pageSize?: number
}

/** One page of a list with as many posts as it can hold. */
export function pageOfPosts({ total = 2, page = 1, pageSize = 24 }: PageOptions = {}) {
  const first = (page - 1) * pageSize
  const count = Math.max(0, Math.min(pageSize, total - first))
  const posts = Array.from({ length: count }, (_, index) => cardResponse({ title: `Result ${first + index + 1}` }))
  return { posts, total, page, pageSize }
}

export function filteredPostsResponse({
  facets = filterDataResponse(),
  ...options
}: PageOptions & Partial<FilteredPosts> = {}): FilteredPosts {
  return { ...pageOfPosts(options), facets }
}

export function sectionPageResponse(overrides: Partial<SectionPage> = {}): SectionPage {
  return { section: sectionResponse(), ...pageOfPosts(), ...overrides }
}

export function matchdayPageResponse(overrides: Partial<MatchdayPage> = {}): MatchdayPage {
  return {
    matchday: matchdayResponse(),
    previous: null,
    next: null,
    pack: { size: 2_000_000, count: 5 },
    ...pageOfPosts(),
    ...overrides,
  }
}

export function suggestionsResponse(overrides: Partial<Suggestions> = {}): Suggestions {
  return { posts: [], teams: [], players: [], tags: [], ...overrides }
}

export function basketItemResponse(overrides: Partial<BasketItem> = {}): BasketItem {
  const number = nextNumber()
  return {
    assetId: String(number),
    kind: 'image',
    name: `picture-${number}.jpg`,
    size: 400_000,
    caption: `Caption ${number}`,
    image: pictureResponse(),
    rights: null,
    isAvailable: true,
    post: { id: '7', slug: 'post-7', title: 'Post 7' },
    addedAt: PUBLISHED_AT,
    ...overrides,
  }
}

export function basketResponse(items: readonly BasketItem[] = []): Basket {
  const available = items.filter(({ isAvailable }) => isAvailable)
  return { items: [...items], size: available.reduce((sum, { size }) => sum + size, 0), count: available.length }
}

export function reportPreviewResponse(overrides: Partial<ReportPreview> = {}): ReportPreview {
  return {
    rows: 1234,
    columns: [
      { key: 'id', name: 'Id' },
      { key: 'title', name: 'Title' },
    ],
    first: [['1', 'Post 1']],
    totals: { views: 50, downloads: 20, copies: 5, media: 3 },
    byCountry: [{ country: 'ES', name: 'Spain', count: 40 }],
    byMedium: [{ name: 'Atlantic Wire', count: 30 }],
    byDay: [{ day: '2026-11-15', count: 10 }],
    periods: {
      matchday: { startsOn: '2026-11-13', endsOn: '2026-11-16' },
      season: { startsOn: '2026-08-14', endsOn: '2027-05-30' },
    },
    ...overrides,
  }
}

export function socialAccountResponse(overrides: Partial<SocialAccount> = {}): SocialAccount {
  const number = nextNumber()
  return {
    id: String(number),
    network: 'youtube',
    handle: '@league',
    url: 'https://social.test/league',
    items: [
      {
        id: `item-${number}`,
        title: `Clip ${number}`,
        text: '',
        url: `https://social.test/clip-${number}`,
        image: null,
        publishedAt: PUBLISHED_AT,
      },
    ],
    ...overrides,
  }
}
