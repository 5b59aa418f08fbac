import MailComposer from 'nodemailer/lib/mail-composer'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The one-click unsubscribe link (RFC 8058), which must also be in the body. */
  readonly unsubscribeUrl?: string | undefined
}

export interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface MessageHeaders {
  readonly messageId: string
  readonly date: Date
  readonly from: Mailbox
  readonly replyTo?: Mailbox | undefined
  readonly to: Mailbox
}

export interface Message {
  readonly mailId: number
  readonly from: string
  readonly to: string
  readonly bytes: Buffer
}

/**
 * Removes line breaks and control characters, which could inject a header, and disarms encoded words, which would be
 * decoded to something else than what was typed.
 */
function toHeaderText(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

const toHeaderMailbox = ({ name, address }: Mailbox): Mailbox => ({ name: toHeaderText(name), address })

/** Builds the MIME message. The Message-ID stays the same when a mail is sent again, so that mail programs show it once. */
export async function composeMessage(rendered: RenderedMail, headers: MessageHeaders): Promise<Buffer> {
  const { subject, text, html, unsubscribeUrl } = rendered
  const composer = new MailComposer({
    messageId: headers.messageId,
    date: headers.date,
    from: toHeaderMailbox(headers.from),
    ...(headers.replyTo ? { replyTo: toHeaderMailbox(headers.replyTo) } : {}),
    to: toHeaderMailbox(headers.to),
    subject: toHeaderText(subject),
    text,
    html,
    headers: {
      // No out-of-office replies to these.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    // What people typed is never read as the name of a file or as an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
