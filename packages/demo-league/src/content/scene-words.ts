import type { Localised } from '@mixed-zone/contract/locales'
import type { Club } from './clubs.ts'

/** What a scene's sentences are made of. */
export interface Cast {
  readonly club: Club
  /** The other club, or what stands for it. */
  readonly rival: Localised
  /** Who is in it, with position and club. */
  readonly who: Localised
  readonly number: string
}

export interface PictureWords {
  /** What happens, as a caption says it to those who see the picture. */
  readonly caption: Localised
  /** What is to be seen, for those who do not see it. */
  readonly alt: Localised
}

export type SceneWords = (cast: Cast) => PictureWords
