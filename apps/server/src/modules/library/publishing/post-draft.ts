import type { Locale } from '@mixed-zone/contract/locales'

/** What a new post is made of. A body is cleaned when it is stored. */
export interface PostDraft {
  readonly sectionId: string
  readonly translations: readonly {
    readonly locale: Locale
    readonly title: string
    readonly summary: string
    readonly body: string
  }[]
  readonly teamIds?: readonly number[]
  readonly categoryIds?: readonly number[]
  readonly tagIds?: readonly number[]
  readonly matchdayId?: number | null
  readonly fixtureId?: number | null
  readonly pressContactId?: number | null
}

/** A post as its editor last saw it. */
export interface KnownPost {
  readonly id: number
  /** Somebody who changed it since then made it higher: that is a conflict. */
  readonly version: number
}
