/** The league that speaks in a legal text. */
export interface Speaker {
  readonly league: string
  readonly email: string
}

export interface LegalPart {
  /** An anchor that other pages link to. */
  readonly id?: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export interface LegalText {
  readonly title: string
  readonly parts: readonly LegalPart[]
}

export type LegalPage = 'legalNotice' | 'privacyPolicy' | 'cookiePolicy'

/** The three pages in one language. */
export type LegalTexts = (speaker: Speaker) => Readonly<Record<LegalPage, LegalText>>
