import type { Locale } from '@mixed-zone/contract/locales'

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** In reading order. Both the HTML and the text are rendered from it. */
export interface MailContent {
  readonly subject: string
  /** Shown beside the subject in lists of mails. Never a secret. */
  readonly preview: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A value to copy. */
  readonly fact?: { readonly label: string; readonly value: string }
  /** Text that somebody typed, line by line. */
  readonly quote?: readonly string[]
  readonly list?: readonly { readonly title: string; readonly detail: string }[]
  readonly button?: MailLink
  readonly afterwards?: readonly string[]
  readonly unsubscribe?: MailLink
}

/** The fill of the button and of the stripe at the top, the text on it, and its edge. */
export interface MailAccent {
  readonly fill: string
  readonly on: string
  readonly edge: string
}

export interface MailFrame {
  readonly locale: Locale
  readonly league: string
  readonly portal: string
  readonly accent: MailAccent
  readonly buttonDoesNotWork: string
  readonly help: { readonly question: string; readonly email: string; readonly telephone: string | null }
  readonly automatic: string
}

export interface MailPage {
  readonly content: MailContent
  readonly frame: MailFrame
}
