import type { Locale } from '@mixed-zone/contract/locales'
import type { MailTemplate } from '@mixed-zone/contract/schemas/studio/mail'
import type { RejectionMail } from '@mixed-zone/contract/schemas/studio/requests'
import type { Db } from '../platform/database/database.ts'
import type { RenderedMail } from '../platform/mail/message.ts'
import type { Outbox, OutgoingMail } from '../platform/mail/outbox.ts'

/** The details of each template. Dates are ISO strings; links are built from `PUBLIC_URL` when the mail is sent. */
export interface MailDetails {
  /** `code` identifies the request on its status page. */
  readonly 'request-received': { readonly firstName: string; readonly code: string }
  /** A provisional password, for a new account or replacing the old one (`isRenewal`). */
  readonly authorised: {
    readonly firstName: string
    readonly provisionalPassword: string
    readonly expiresAt: string
    readonly unsubscribeCode: string
    readonly isRenewal: boolean
  }
  readonly rejected: { readonly firstName: string; readonly reason: string }
  /** Somebody requested access with the address of an existing account. */
  readonly 'already-have-account': { readonly firstName: string }
  /** `minutes` is how long the link works. The mail's `notAfter` has to be the end of that time. */
  readonly 'reset-link': { readonly firstName: string; readonly token: string; readonly minutes: number }
  readonly 'password-changed': { readonly firstName: string; readonly changedAt: string }
  /** Until `until`, the network of the attempts cannot log in to the account. */
  readonly 'too-many-wrong-passwords': { readonly firstName: string; readonly until: string }
  /** A person of the staff logged in with a browser and from a network that none of their recent sessions had together. */
  readonly 'new-device': {
    readonly firstName: string
    readonly at: string
    /** Browser and system; null if unknown. */
    readonly device: string | null
    readonly address: string
  }
  readonly 'account-deleted': { readonly firstName: string }
  /** Two accounts of the person became one. Until `erasedAt` they can be separated again. */
  readonly 'accounts-merged': {
    readonly firstName: string
    readonly keptEmail: string
    readonly mergedEmail: string
    readonly erasedAt: string
  }
  /** Those two accounts are separate again. */
  readonly 'merge-undone': { readonly firstName: string; readonly email: string }
  /** Somebody of the staff tries whether mails arrive. */
  readonly 'delivery-test': { readonly firstName: string; readonly requestedAt: string }
}

/** Only `notifyDesk` sends the desk's mail. It lists what is waiting when it is sent, so the studio cannot show it. */
export interface DeskMailDetails {
  readonly 'desk-requests': { readonly firstName: string }
}

export type AnyMailDetails = MailDetails & DeskMailDetails

export type Mail = MailOf<MailDetails>

export type AnyMail = MailOf<AnyMailDetails>

/** The studio names every template: those that the contract does not list are refused here. */
type MailOf<Details extends { readonly [Template in keyof Details]: Template extends MailTemplate ? object : never }> =
  {
    [Template in keyof Details & string]: OutgoingMail & {
      readonly template: Template
      readonly details: Details[Template]
    }
  }[keyof Details & string]

/** Sends mails, always in the transaction of the change that causes them. */
export interface Mails extends Outbox<Mail> {
  /**
   * Mails everybody with the permission `users` that a request is waiting: one mail for all requests that are waiting when
   * it is sent. Call it in the transaction that stores the request.
   */
  notifyDesk(db: Db): Promise<void>
}

/** What a stored mail needs to be shown. */
export interface StoredPreview {
  readonly template: string
  readonly cause: string
  readonly locale: Locale
  readonly preview: Buffer
}

/** Mails as their readers see them, without secrets. */
export interface MailPreviews {
  /** Null if there is nothing to show any more. */
  renderStored(mail: StoredPreview): Promise<RenderedMail | null>
  /** A kind of mail with invented values; null if there is no such kind. */
  renderSample(template: string, locale: Locale): Promise<RenderedMail | null>
  /** The mail of a rejection as its reader gets it, without the reason. */
  previewRejectionMail(reader: { readonly locale: Locale; readonly firstName: string }): RejectionMail
}
