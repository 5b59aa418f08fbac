import type { CaptionContext } from '@mixed-zone/contract/schemas/studio/files'
import type { FactChoices, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'

const fact = <Value>(value: Value) => ({ value, version: 1, changedBy: null, changedAt: null })

export function studioAssetResponse(changes: Partial<StudioAsset> = {}): StudioAsset {
  return {
    id: '31',
    kind: 'image',
    name: 'rueda.jpg',
    sizeBytes: 1000,
    thumbnail: '/thumbs/31',
    url: '/thumbs/31',
    width: 1200,
    height: 800,
    captions: { es: 'Rueda celebra', en: 'Rueda celebrates', pt: 'Rueda festeja' },
    alternatives: {
      es: 'Jugador con los brazos en alto',
      en: 'Player with raised arms',
      pt: 'Jogador de braços no ar',
    },
    credit: 'Inés Carvajal',
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
    version: 0,
    changedBy: null,
    changedAt: null,
    ...changes,
  }
}

export function postDetailResponse(changes: Partial<PostDetail> = {}): PostDetail {
  return {
    id: '12',
    state: 'draft',
    version: 1,
    createdAt: '2026-11-15T17:00:00.000Z',
    publishedAt: null,
    embargoUntil: null,
    trashedAt: null,
    pending: null,
    facts: {
      section: fact('derbies'),
      teams: fact(['1']),
      categories: fact([]),
      tags: fact([]),
      players: fact(['21']),
      matchday: fact(null),
      fixture: fact(null),
      contact: fact(null),
      rights: fact(null),
      links: fact([]),
      leadAsset: fact(null),
      assetOrder: fact(['31']),
      embargo: fact(null),
    },
    references: {
      tags: [{ id: '21', textId: 'martin-rueda', kind: 'player', name: 'Martín Rueda', teamId: '1' }],
      matchdays: [],
      fixtures: [],
    },
    hasChanges: false,
    assets: [studioAssetResponse()],
    authors: [],
    note: null,
    downloads: 0,
    recipients: 0,
    featuredPosition: null,
    canTranslate: false,
    canPublish: true,
    ...changes,
  }
}

export function factChoicesResponse(): FactChoices {
  return {
    sections: [
      { id: 'derbies', name: 'Derbies', kind: 'featured' },
      { id: 'news', name: 'News', kind: 'regular' },
    ],
    teams: [
      { id: '1', textId: 'almenara', name: 'Real Almenara', shortName: 'Almenara' },
      { id: '2', textId: 'puerto-claro', name: 'Puerto Claro CF', shortName: 'Puerto Claro' },
    ],
    categories: [{ id: '5', textId: 'gallery', name: 'Match gallery' }],
    contacts: [{ id: '9', name: 'Beatriz Solana', role: 'Real Almenara' }],
    matchdays: [
      {
        id: '12',
        textId: 'matchday-12',
        name: 'Matchday 12',
        season: '2026-27',
        number: 12,
        startsOn: '2026-11-13',
        endsOn: '2026-11-16',
      },
    ],
    fixtures: [
      {
        id: '120',
        matchdayId: '12',
        name: 'Ría derby',
        homeTeamId: '1',
        awayTeamId: '2',
        kickOff: '2026-11-15T15:15:00.000Z',
        state: 'finished',
        score: { home: 2, away: 1 },
      },
    ],
  }
}

/** Two clubs with a number 9 each, and a number 7 in one of them. */
export function captionContextResponse(): CaptionContext {
  return {
    squad: [
      { playerId: '21', name: 'Martín Rueda', teamId: '1', number: 9 },
      { playerId: '22', name: 'Noa Ferreirós', teamId: '2', number: 9 },
      { playerId: '23', name: 'Alma Reguera', teamId: '1', number: 7 },
    ],
    players: [
      { id: '21', name: 'Martín Rueda', teamId: '1' },
      { id: '23', name: 'Alma Reguera', teamId: '1' },
    ],
    teams: [
      { id: '1', name: 'Real Almenara' },
      { id: '2', name: 'Puerto Claro CF' },
    ],
    match: {
      homeTeamId: '1',
      awayTeamId: '2',
      names: { es: 'Almenara–Puerto Claro', en: 'Almenara v Puerto Claro', pt: 'Almenara–Puerto Claro' },
      stadium: 'El Tajo',
      dates: { es: '15/11/2026', en: '2026/11/15', pt: '15/11/2026' },
    },
  }
}
