import MailComposer from 'nodemailer/lib/mail-composer'

/** A mail as its reader will see it. */
export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one click ends such mails (RFC 8058); only where the mail itself has the link too. */
  readonly unsubscribeUrl?: string | undefined
}

export interface Mailbox {
  readonly name: string
  readonly address: string
}

export interface MessageFacts {
  readonly messageId: string
  readonly date: Date
  readonly from: Mailbox
  /** Where answers go, if not to the sender. */
  readonly replyTo?: Mailbox | undefined
  readonly to: Mailbox
}

/** A message ready to be handed over: who gets it, and its bytes. */
export interface Message {
  readonly mailId: number
  readonly from: string
  readonly to: string
  readonly bytes: Buffer
}

/**
 * A line end in a name or subject would begin a header of the writer's choice; other control characters only confuse. What
 * looks like an encoded word would be read as something else than what we saw.
 */
function oneLine(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ')
    .replaceAll('=?', '= ?')
    .trim()
}

const clean = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name), address })

/** Writes the message. The same facts always say the same: a mail that is sent twice is recognised by its Message-ID. */
export async function composeMessage(rendered: RenderedMail, facts: MessageFacts): Promise<Buffer> {
  const { subject, text, html, unsubscribeUrl } = rendered
  const composer = new MailComposer({
    messageId: facts.messageId,
    date: facts.date,
    from: clean(facts.from),
    ...(facts.replyTo ? { replyTo: clean(facts.replyTo) } : {}),
    to: clean(facts.to),
    subject: oneLine(subject),
    text,
    html,
    headers: {
      // No holiday notes in answer to these.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(unsubscribeUrl
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    // What people typed is never taken for the name of a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
