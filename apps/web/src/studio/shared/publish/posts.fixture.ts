import {
  FACT_FIELDS,
  type FactChoices,
  type FactField,
  type FactValues,
  type StudioAsset,
  type TagMatch,
} from '@mixed-zone/contract/schemas/studio/post-facts'
import type { Checklist, PostDetail, PostsSummary, StudioPost } from '@mixed-zone/contract/schemas/studio/posts'
import type { Version, VersionItem } from '@mixed-zone/contract/schemas/studio/versions'

const AT = '2026-11-15T17:42:00.000Z'

export function aStudioPost(number: number, change: Partial<StudioPost> = {}): StudioPost {
  return {
    id: String(number),
    state: 'published',
    section: 'derbies',
    titles: { es: `Título ${number}`, en: `Title ${number}` },
    translationStates: { es: 'ready', en: 'ready', pt: 'none' },
    original: 'es',
    teams: ['1'],
    categories: ['2'],
    authors: [{ id: '7', name: 'Ruth Aldana' }],
    changedAt: AT,
    publishedAt: AT,
    embargoUntil: null,
    trashedAt: null,
    hasChanges: false,
    correctedAt: null,
    thumbnail: null,
    pictures: 3,
    videos: 0,
    files: 1,
    views: 4102,
    downloads: 1388,
    isPreviewable: true,
    featuredPosition: null,
    version: 4,
    ...change,
  }
}

const EMPTY_FACTS: FactValues = {
  section: 'derbies',
  teams: [],
  categories: [],
  tags: [],
  players: [],
  matchday: null,
  fixture: null,
  contact: null,
  rights: null,
  links: [],
  leadAsset: null,
  assetOrder: [],
  embargo: null,
}

function factsOf(values: FactValues): PostDetail['facts'] {
  const entries = FACT_FIELDS.map((field: FactField) => [
    field,
    { value: values[field], version: 1, changedBy: null, changedAt: null },
  ])
  // Built from the list of all fields.
  return Object.fromEntries(entries) as PostDetail['facts']
}

export function aPostDetail(change: Partial<PostDetail> = {}, facts: Partial<FactValues> = {}): PostDetail {
  return {
    id: '1',
    state: 'draft',
    version: 4,
    createdAt: AT,
    publishedAt: null,
    embargoUntil: null,
    trashedAt: null,
    pending: null,
    facts: factsOf({ ...EMPTY_FACTS, ...facts }),
    references: { tags: [], matchdays: [], fixtures: [] },
    hasChanges: true,
    assets: [],
    authors: [{ id: '7', name: 'Ruth Aldana' }],
    note: null,
    downloads: 0,
    recipients: 0,
    featuredPosition: null,
    canTranslate: false,
    canPublish: true,
    ...change,
  }
}

export function aStudioAsset(id: string, name: string): StudioAsset {
  return {
    id,
    kind: 'image',
    name,
    sizeBytes: 1000,
    thumbnail: null,
    url: null,
    width: 10,
    height: 10,
    captions: { es: '', en: '', pt: '' },
    alternatives: { es: '', en: '', pt: '' },
    credit: 'League',
    rights: null,
    rightsUntil: null,
    recalledAt: null,
    isPublished: true,
    details: { state: 'used', focalPoint: null, frame: null, players: [], minute: null },
    detailsVersion: 0,
    fromCamera: [],
    keywords: [],
    copyright: '',
    place: '',
    file: {
      state: 'ready',
      mediaType: 'image/jpeg',
      capturedAt: null,
      colourProfile: null,
      perceptualHash: null,
      sharpness: null,
      suggestedFocalPoint: null,
      durationMs: null,
      videoCodec: null,
      audioCodec: null,
      preview: null,
      pages: [],
      pageCount: null,
    },
    replacement: null,
    poster: null,
    subtitles: [],
    uploadedBy: null,
    version: 1,
    changedBy: null,
    changedAt: null,
  }
}

export const NOTHING_MISSING: Checklist = { blocking: [], warnings: [], checks: 12, embargoReaders: 312 }

export const SUMMARY: PostsSummary = {
  all: 1406,
  mine: 11,
  states: { draft: 20, review: 4, scheduled: 11, embargoed: 3, published: 1300, archived: 68, trash: 7 },
  missing: { es: 0, en: 30, pt: 62 },
  authors: [{ id: '7', name: 'Ruth Aldana' }],
}

export const CHOICES: FactChoices = {
  sections: [
    { id: 'derbies', name: 'Derbies', kind: 'featured' },
    { id: 'interviews', name: 'Interviews', kind: 'regular' },
  ],
  teams: [{ id: '1', textId: 'real-almenara', name: 'Real Almenara', shortName: 'ALM' }],
  categories: [{ id: '2', textId: 'gallery', name: 'Match gallery' }],
  contacts: [],
  matchdays: [],
  fixtures: [],
}

export function aVersionItem(number: number, change: Partial<VersionItem> = {}): VersionItem {
  return {
    number,
    reason: 'left',
    at: AT,
    authors: [{ id: '7', name: 'Ruth Aldana' }],
    changes: { texts: [{ locale: 'es', part: 'body' }], facts: [], captions: 0 },
    ...change,
  }
}

export function aVersion(number: number, change: Partial<Version> = {}): Version {
  return {
    number,
    reason: 'left',
    at: AT,
    authors: [{ id: '7', name: 'Ruth Aldana' }],
    texts: { en: { title: 'Almenara win the derby', summary: 'Pictures', body: '<p>One goal.</p>' } },
    facts: [],
    captions: [],
    ...change,
  }
}

/** The first of those who downloaded a post. */
export const aRecipientsPage = (total: number) => ({
  items: [
    {
      id: '9',
      name: 'Marta Quiroga',
      companyName: 'Diario',
      mediaType: 'newspaper',
      country: 'ES',
      locale: 'es' as const,
      downloadedAt: AT,
      contact: null,
    },
  ],
  total,
  page: 1,
  pageSize: 10,
  summary: { media: 12, countries: 6, agencies: 4, locales: { es: 21, en: 11, pt: 5 } },
})

/** A player with one name in all languages. */
export function tagMatchResponse({ name, ...changes }: Pick<TagMatch, 'id' | 'name'> & Partial<TagMatch>): TagMatch {
  return {
    textId: changes.id,
    kind: 'player',
    name,
    teamId: null,
    names: { es: name, en: name, pt: name },
    ...changes,
  }
}
