import { LANGUAGE_TAGS, type Locale } from '@mixed-zone/contract/locales'
import type { RenderedMail } from '../platform/mail/message.ts'
import type { MailToRender } from '../platform/mail/send-mail.ts'
import { buildContent, isMailTemplate, type RenderDetails, type WaitingRequests } from './build-content.ts'
import type { RenderMailHtml } from './load-mail-html.ts'
import { createMailLinks } from './mail-links.ts'
import { renderMailText } from './mail-text.ts'
import type { AnyMailDetails, MailTemplate } from './mail-types.ts'
import { en } from './words/en.ts'
import { es, type MailWords } from './words/es.ts'
import { pt } from './words/pt.ts'

const WORDS: Readonly<Record<Locale, MailWords>> = { es, en, pt }

/** What mails say about the installation that sends them. */
export interface MailSite {
  readonly publicUrl: string
  readonly leagueName: string
  readonly helpEmail: string
  readonly helpTelephone: string | null
  readonly timeZone: string
}

export interface MailRendererOptions {
  readonly site: MailSite
  readonly renderHtml: RenderMailHtml
  /** What waits for the desk at this moment. */
  readonly listWaiting: () => Promise<WaitingRequests>
}

/** Turns what was written down into the mail that is read. Null where there is nothing left to say. */
export function createMailRenderer({ site, renderHtml, listWaiting }: MailRendererOptions) {
  return async ({ template, locale, details }: MailToRender): Promise<RenderedMail | null> => {
    if (!isMailTemplate(template)) throw new Error(`there is no mail called ${template}`)
    // The outbox takes these details for this template, and nobody else can write them.
    const complete = await completeDetails(template, details as AnyMailDetails[typeof template])
    if (complete === null) return null
    const words = WORDS[locale]
    const content = buildContent(template, complete, {
      words,
      links: createMailLinks(site.publicUrl, locale),
      league: site.leagueName,
      formatMoment: (iso) => formatMoment(iso, locale, site.timeZone),
    })
    const frame = {
      locale,
      league: site.leagueName,
      buttonDoesNotWork: words.buttonDoesNotWork,
      help: { question: words.help, email: site.helpEmail, telephone: site.helpTelephone },
      automatic: words.automatic({ league: site.leagueName }),
    }
    const page = { content, frame }
    return {
      subject: content.subject,
      text: renderMailText(page),
      html: await renderHtml(page),
      unsubscribeUrl: content.unsubscribe?.url,
    }
  }

  async function completeDetails(
    template: MailTemplate,
    details: AnyMailDetails[MailTemplate],
  ): Promise<RenderDetails[MailTemplate] | null> {
    // All but the desk's mail say what was true when they were written.
    if (template !== 'desk-requests') return details as RenderDetails[MailTemplate]
    const waiting = await listWaiting()
    return waiting.count === 0 ? null : { firstName: details.firstName, waiting }
  }
}

function formatMoment(iso: string, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(iso))
}
