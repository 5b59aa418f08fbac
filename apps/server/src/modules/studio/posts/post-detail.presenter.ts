import type { Locale } from '@mixed-zone/contract/locales'
import type { FixtureChoice, StudioAsset, TagChoice } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { FixtureRow, MatchdayRow, TagRow } from './choices.repository.ts'
import type { Draft, DraftAsset, Fact, Facts } from './load-draft.ts'
import type { PictureAddresses } from './studio-pictures.ts'

export type PresentAsset = (asset: DraftAsset) => StudioAsset

export function presentFact<Value>({ value, version, changedBy, changedAt }: Fact<Value>) {
  return { value, version, changedBy, changedAt: changedAt?.toISOString() ?? null }
}

export function createAssetPresenter(addresses: PictureAddresses): PresentAsset {
  return ({ row, texts }) => ({
    id: String(row.id),
    kind: row.kind,
    name: row.name,
    sizeBytes: row.sizeBytes,
    thumbnail: addresses.of(row, 'thumb'),
    url: addresses.of(row, '1080'),
    width: row.width,
    height: row.height,
    ...texts.value,
    recalledAt: row.recalledAt?.toISOString() ?? null,
    version: texts.version,
    changedBy: texts.changedBy,
    changedAt: texts.changedAt?.toISOString() ?? null,
  })
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
  | 'receivers'
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
