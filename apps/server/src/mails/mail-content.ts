import type { Locale } from '@mixed-zone/contract/locales'

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** What a mail says, in the order in which it is read. Both the HTML and the text are made of this. */
export interface MailContent {
  readonly subject: string
  /** What lists of mails show beside the subject. Never a secret. */
  readonly preview: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** Something to be copied. */
  readonly fact?: { readonly label: string; readonly value: string }
  /** Somebody else's words, line by line. */
  readonly quote?: readonly string[]
  readonly list?: readonly { readonly title: string; readonly detail: string }[]
  readonly button?: MailLink
  readonly afterwards?: readonly string[]
  readonly unsubscribe?: MailLink
}

/** What every mail of an installation has around its content. */
export interface MailFrame {
  readonly locale: Locale
  readonly league: string
  readonly buttonDoesNotWork: string
  readonly help: { readonly question: string; readonly email: string; readonly telephone: string | null }
  readonly automatic: string
}

export interface MailPage {
  readonly content: MailContent
  readonly frame: MailFrame
}
