import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { SectionKey } from '@mixed-zone/contract/sections'
import type { CategoryKey } from './categories.ts'
import type { ClubId } from './clubs.ts'
import type { ContactKey } from './contacts.ts'
import type { DocumentKey } from './documents.ts'
import type { PictureKey } from './pictures.ts'
import type { PlayerKey } from './players.ts'
import type { RightsKey } from './rights.ts'
import type { TagKey } from './tags.ts'
import type { VideoKey } from './videos.ts'

export interface DemoRights {
  readonly kind: RightsKey
  /** The last day on which the file may be used, in days after the first start; without it, for good. Negative: over. */
  readonly untilDays?: number
}

export interface DemoPostPicture {
  readonly picture: PictureKey
  /** In place of the caption that the picture has by itself. */
  readonly caption?: Localised
  readonly rights?: DemoRights
}

/** A picture in a post is its key alone, or with words and rights of its own. */
export function pictureKeyOf(entry: PictureKey | DemoPostPicture): PictureKey {
  return typeof entry === 'string' ? entry : entry.picture
}

export interface DemoTranslation {
  readonly title: string
  readonly summary: string
  /** Simple HTML: p, h2, blockquote, ul, li, strong, em. */
  readonly body: string
}

/**
 * A post of the demo league. It lives around the first start, whenever that is, so texts name no fixed date: `{day:-1}` becomes
 * the day before the first start ("14 de noviembre", "14 November", "14 de novembro"), `{season}` "2026-27".
 */
export interface DemoPost {
  /** Unique, kebab-case. */
  readonly key: string
  readonly section: SectionKey
  /** Published this long before the first start. Negative: scheduled for later. */
  readonly hoursAgo: number
  /** Embargoed until this long after the first start. */
  readonly embargoHours?: number
  readonly teams: readonly ClubId[]
  readonly categories: readonly CategoryKey[]
  readonly tags: readonly TagKey[]
  readonly players?: readonly PlayerKey[]
  /** Where it concerns a matchday as a whole. A fixture brings its own. */
  readonly matchday?: number
  /** Each pair at home and away meets once in a season, so the pair names the fixture. */
  readonly fixture?: { readonly home: ClubId; readonly away: ClubId }
  /** The first one leads. No picture twice in a post. */
  readonly pictures: readonly (PictureKey | DemoPostPicture)[]
  readonly videos?: readonly VideoKey[]
  readonly documents?: readonly DocumentKey[]
  readonly external?: readonly { readonly title: Localised; readonly url: `https://${string}` }[]
  readonly contact?: ContactKey
  /** Of every picture and video of the post that says nothing else. */
  readonly rights?: DemoRights
  readonly corrections?: readonly { readonly hoursAgo: number; readonly text: Localised }[]
  /** All three unless it is meant to exist in fewer. */
  readonly translations: Readonly<Partial<Record<Locale, DemoTranslation>>>
}
