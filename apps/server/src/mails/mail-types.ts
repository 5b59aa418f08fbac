import type { Locale } from '@mixed-zone/contract/locales'
import type { Db } from '../platform/database/database.ts'
import type { Outbox } from '../platform/mail/outbox.ts'

/** What each mail has to be told. Moments are ISO texts; links are made from `PUBLIC_URL` when the mail is sent. */
export interface MailDetails {
  /** `code` names the request on the page that says where it stands. */
  readonly 'request-received': { readonly firstName: string; readonly code: string }
  /** A provisional password: for a new account, or in place of the old one (`isRenewal`). */
  readonly authorised: {
    readonly firstName: string
    readonly provisionalPassword: string
    readonly expiresAt: string
    readonly unsubscribeCode: string
    readonly isRenewal?: boolean
  }
  readonly rejected: { readonly firstName: string; readonly reason: string }
  /** Somebody asked for access with the address of a person who has it. */
  readonly 'already-have-account': { readonly firstName: string }
  /** `minutes` is how long the link works. Give the mail the link's end as `notAfter`. */
  readonly 'reset-link': { readonly firstName: string; readonly token: string; readonly minutes: number }
  readonly 'password-changed': { readonly firstName: string; readonly changedAt: string }
  /** `until` is when the next password is looked at. */
  readonly 'too-many-wrong-passwords': { readonly firstName: string; readonly until: string }
  readonly 'account-deleted': { readonly firstName: string }
}

/** The desk's own mail is written by `tellDesk` alone, and says what waits when it leaves. */
export interface DeskMailDetails {
  readonly 'desk-requests': { readonly firstName: string }
}

export type AnyMailDetails = MailDetails & DeskMailDetails

export type MailTemplate = keyof AnyMailDetails

/** A mail that a module writes. */
export type Mail = MailOf<MailDetails>

/** Every mail there is. */
export type AnyMail = MailOf<AnyMailDetails>

type MailOf<Details extends { readonly [Template in keyof Details]: object }> = {
  [Template in keyof Details & string]: {
    readonly template: Template
    readonly cause: string
    readonly to: string
    readonly toName?: string
    readonly locale: Locale
    readonly personId?: number
    readonly details: Details[Template]
    readonly notAfter?: Date
    readonly delaySeconds?: number
  }
}[keyof Details & string]

/** What modules write mails with, always in the transaction of what causes them. */
export interface Mails extends Outbox<Mail> {
  /**
   * Tells those who decide that a request waits: one mail for all that wait when it leaves, to each person with the
   * permission `users`, in their language. Call it in the transaction that stores the request.
   */
  tellDesk(db: Db): Promise<void>
}
