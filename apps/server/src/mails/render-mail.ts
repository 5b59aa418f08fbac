import { LANGUAGE_TAGS, type Locale } from '@mixed-zone/contract/locales'
import { leagueAccent } from '@mixed-zone/contract/rules/colour/league-accent'
import { formatDate } from '@mixed-zone/contract/rules/dates'
import type { MailTemplate } from '@mixed-zone/contract/schemas/studio/mail'
import type { RejectionMail } from '@mixed-zone/contract/schemas/studio/requests'
import type { RenderedMail } from '../platform/mail/message.ts'
import type { MailToRender } from '../platform/mail/mail-sender.ts'
import {
  type BuildContext,
  buildContent,
  createMailLinks,
  isMailTemplate,
  type RenderDetails,
  type WaitingRequests,
} from './build-content.ts'
import type { RenderMailHtml } from './load-mail-html.ts'
import type { MailAccent, MailPage } from './mail-content.ts'
import type { AnyMailDetails } from './mail-types.ts'
import { en } from './texts/en.ts'
import { es, type MailTexts } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const WORDS: Readonly<Record<Locale, MailTexts>> = { es, en, pt }

/** The installation, as its mails name it. */
export interface MailSite {
  readonly publicUrl: string
  readonly portalName: string
  readonly leagueName: string
  /** The league's colour as `#rrggbb`; null for the product's own. */
  readonly accent: string | null
  readonly helpEmail: string
  readonly helpTelephone: string | null
  readonly timeZone: string
}

export interface MailRendererDeps {
  readonly getSite: () => MailSite
  readonly renderHtml: RenderMailHtml
  readonly listWaiting: () => Promise<WaitingRequests>
}

function contextOf(site: MailSite, locale: Locale): BuildContext {
  return {
    words: WORDS[locale],
    links: createMailLinks(site.publicUrl, locale),
    league: site.leagueName,
    portal: site.portalName,
    formatMoment: (iso) => formatMoment(iso, locale, site.timeZone),
  }
}

/** What the mail of a rejection says around its reason. */
export function outlineRejection(
  site: MailSite,
  { locale, firstName }: { readonly locale: Locale; readonly firstName: string },
): RejectionMail {
  const content = buildContent('rejected', { firstName, reason: '' }, contextOf(site, locale))
  const { subject, greeting, paragraphs, button, afterwards = [] } = content
  return { subject, greeting, paragraphs: [...paragraphs], button: button?.label ?? '', afterwards: [...afterwards] }
}

/** Null if there is no longer anything to say. */
export function createMailRenderer({ getSite, renderHtml, listWaiting }: MailRendererDeps) {
  return async ({ template, locale, details }: MailToRender): Promise<RenderedMail | null> => {
    if (!isMailTemplate(template)) throw new Error(`unknown mail template: ${template}`)
    // `Mails` accepts only these details for this template.
    const complete = await completeDetails(template, details as AnyMailDetails[typeof template])
    if (complete === null) return null
    const words = WORDS[locale]
    const site = getSite()
    const content = buildContent(template, complete, contextOf(site, locale))
    const frame = {
      locale,
      league: site.leagueName,
      portal: site.portalName,
      accent: accentOf(site.accent),
      buttonDoesNotWork: words.buttonDoesNotWork,
      help: { question: words.help, email: site.helpEmail, telephone: site.helpTelephone },
      automatic: words.automatic({ league: site.leagueName, portal: site.portalName }),
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
    // Only the desk's mail describes the moment at which it is sent.
    if (template !== 'desk-requests') return details as RenderDetails[MailTemplate]
    const waiting = await listWaiting()
    return waiting.count === 0 ? null : { firstName: details.firstName, waiting }
  }
}

function renderMailText({ content, frame }: MailPage): string {
  const { greeting, paragraphs, fact, quote, list, button, afterwards = [], unsubscribe } = content
  const { help } = frame
  const blocks = [
    greeting,
    ...paragraphs,
    fact && `${fact.label}: ${fact.value}`,
    quote?.map((line) => `> ${line}`.trimEnd()).join('\n'),
    list?.map(({ title, detail }) => `- ${title}${detail === '' ? '' : ` (${detail})`}`).join('\n'),
    button && `${button.label}:\n${button.url}`,
    ...afterwards,
    ['-- ', `${help.question} ${[help.email, help.telephone].filter(Boolean).join(' · ')}`, frame.automatic].join('\n'),
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ]
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`
}

const AMBER: MailAccent = { fill: '#FFB21A', on: '#0B1324', edge: '#B36B00' }

/** Corrected as in the portal, so that it can be read. */
function accentOf(colour: string | null): MailAccent {
  const tokens = colour === null ? null : leagueAccent(colour)?.light
  return tokens ? { fill: tokens.accent, on: tokens.onAccent, edge: tokens.accentEdge } : AMBER
}

/** The specification's format with the name of the time zone, since readers are in several. */
function formatMoment(iso: string, locale: Locale, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(iso),
  )
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${formatDate(iso, { locale, withTime: true, timeZone })} (${zone})`
}
