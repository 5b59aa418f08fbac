import type { Locale } from '@mixed-zone/contract/locales'
import type { FileInfo } from '@mixed-zone/contract/schemas/studio/asset-details'
import type { FixtureChoice, StudioAsset, TagChoice, TagMatch } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { FixtureRow, MatchdayRow, TagRow } from './choices.repository.ts'
import { type DraftAssetRow, toColleague } from './drafts.repository.ts'
import { cameraFieldsOf } from './asset-texts.ts'
import { type Draft, type DraftAsset, type Fact, type Facts } from './load-draft.ts'
import type { PictureAddresses } from './studio-pictures.ts'

export type PresentAsset = (asset: DraftAsset) => StudioAsset

export function presentFact<Value>({ value, version, changedBy, changedAt }: Fact<Value>) {
  return { value, version, changedBy, changedAt: changedAt?.toISOString() ?? null }
}

export function createAssetPresenter(addresses: PictureAddresses): PresentAsset {
  const presentChange = (row: DraftAssetRow | null): StudioAsset['replacement'] =>
    row && {
      id: String(row.id),
      name: row.name,
      sizeBytes: row.sizeBytes ?? 0,
      thumbnail: addresses.of(row, 'thumb'),
      url: addresses.of(row, '1080'),
      state: preparationOf(row),
    }
  return ({ row, texts, details, replacement, poster, subtitles }) => ({
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    sizeBytes: row.sizeBytes,
    thumbnail: addresses.of(row, 'thumb'),
    url: urlOf(row, addresses),
    width: row.width,
    height: row.height,
    ...texts.value,
    recalledAt: row.recalledAt?.toISOString() ?? null,
    isPublished: row.postId !== null,
    details: details.value,
    detailsVersion: details.version,
    fromCamera: cameraFieldsOf(row, texts.value),
    keywords: row.details?.camera?.keywords ?? [],
    copyright: row.details?.camera?.copyright ?? '',
    place: row.details?.camera?.place ?? '',
    file: presentFile(row, addresses),
    replacement: presentChange(replacement),
    poster: presentChange(poster),
    subtitles: subtitles.flatMap(({ id, locale, name, postId }) =>
      locale === null
        ? []
        : [{ id: String(id), locale, name, url: addresses.subtitles(id), isPublished: postId !== null }],
    ),
    uploadedBy: toColleague(row.uploadedBy),
    version: texts.version,
    changedBy: texts.changedBy,
    changedAt: texts.changedAt?.toISOString() ?? null,
  })
}

/** Files that were stored before their details were are ready, unless they are pictures that could not be read. */
export function preparationOf({ kind, details, hasRenditions }: DraftAssetRow): FileInfo['state'] {
  if (details) return details.state
  return kind === 'image' && !hasRenditions ? 'failed' : 'ready'
}

/** A video is played; of a picture, the screen needs no more than 1,080 px. */
function urlOf(row: DraftAssetRow, addresses: PictureAddresses): string | null {
  if (row.kind !== 'video' || row.fileId === null) return addresses.of(row, '1080')
  return row.recalledAt === null ? addresses.video(row.id) : null
}

/** Pages beyond these are not drawn. */
const MAX_SHOWN_PAGES = 20

function presentPreview({ id, details }: DraftAssetRow, addresses: PictureAddresses): FileInfo['preview'] {
  if (!details || details.previewPercent === null) return null
  const isReady = details.previewFileId !== null
  return { url: isReady ? addresses.preview(id) : null, percent: details.previewPercent }
}

function presentFile(row: DraftAssetRow, addresses: PictureAddresses): FileInfo {
  const { details } = row
  const hash = details?.perceptualHash ?? null
  return {
    state: preparationOf(row),
    mediaType: row.mediaType ?? '',
    capturedAt: details?.capturedAt?.toISOString() ?? null,
    colourProfile: details?.colourProfile ?? null,
    perceptualHash: hash === null ? null : BigInt.asUintN(64, hash).toString(16).padStart(16, '0'),
    sharpness: details?.sharpness ?? null,
    suggestedFocalPoint: suggestedFocalPoint(row),
    durationMs: row.durationMs,
    videoCodec: details?.videoCodec ?? null,
    audioCodec: details?.audioCodec ?? null,
    preview: presentPreview(row, addresses),
    pages: Array.from({ length: Math.min(details?.pageCount ?? 0, MAX_SHOWN_PAGES) }, (_, index) =>
      addresses.page(row.id, index + 1),
    ),
    pageCount: details?.pageCount ?? null,
  }
}

/** Where the eye is drawn to. */
export function suggestedFocalPoint({ details }: DraftAssetRow): FileInfo['suggestedFocalPoint'] {
  if (!details || details.focalX === null || details.focalY === null) return null
  return { x: details.focalX, y: details.focalY }
}

export function presentTag({ id, textId, kind, names, teamId }: TagRow, locale: Locale): TagChoice {
  return {
    id: String(id),
    textId,
    // Matchdays among the tags of old posts are shown like topics.
    kind: kind === 'player' ? 'player' : 'topic',
    name: names[locale],
    teamId: teamId === null ? null : String(teamId),
  }
}

export function presentTagMatch(row: TagRow, locale: Locale): TagMatch {
  return { ...presentTag(row, locale), names: row.names }
}

export function presentMatchday({ id, names, ...matchday }: MatchdayRow, locale: Locale) {
  return { id: String(id), name: names[locale], ...matchday }
}

export function presentFixture(row: FixtureRow, locale: Locale): FixtureChoice {
  const { homeGoals, awayGoals } = row
  return {
    id: String(row.id),
    matchdayId: String(row.matchdayId),
    name: row.names?.[locale] ?? null,
    homeTeamId: String(row.homeTeamId),
    awayTeamId: String(row.awayTeamId),
    kickOff: row.kickOff.toISOString(),
    state: row.state,
    score: homeGoals === null || awayGoals === null ? null : { home: homeGoals, away: awayGoals },
  }
}

type Extras = Pick<
  PostDetail,
  | 'state'
  | 'pending'
  | 'references'
  | 'hasChanges'
  | 'authors'
  | 'note'
  | 'downloads'
  | 'recipients'
  | 'canTranslate'
  | 'canPublish'
>

export function presentDetail({ post, facts, assets }: Draft, extras: Extras, presentAsset: PresentAsset): PostDetail {
  return {
    id: String(post.id),
    version: post.version,
    createdAt: post.createdAt.toISOString(),
    publishedAt: post.publishedAt?.toISOString() ?? null,
    embargoUntil: post.embargoUntil?.toISOString() ?? null,
    trashedAt: post.trashedAt?.toISOString() ?? null,
    featuredPosition: post.featuredPosition,
    facts: presentFacts(facts),
    assets: assets.map(presentAsset),
    ...extras,
  }
}

function presentFacts(facts: Facts): PostDetail['facts'] {
  return {
    section: presentFact(facts.section),
    teams: presentFact(facts.teams),
    categories: presentFact(facts.categories),
    tags: presentFact(facts.tags),
    players: presentFact(facts.players),
    matchday: presentFact(facts.matchday),
    fixture: presentFact(facts.fixture),
    contact: presentFact(facts.contact),
    rights: presentFact(facts.rights),
    links: presentFact(facts.links),
    leadAsset: presentFact(facts.leadAsset),
    assetOrder: presentFact(facts.assetOrder),
    embargo: presentFact(facts.embargo),
  }
}
