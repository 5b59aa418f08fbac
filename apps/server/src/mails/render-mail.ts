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
  type PendingRequests,
} from './build-content.ts'
import type { RenderMailHtml } from './load-mail-html.ts'
import type { MailAccent, MailPage } from './mail-content.ts'
import type { AnyMailDetails } from './mail-types.ts'
import { en } from './texts/en.ts'
import { es, type MailTexts } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS: Readonly<Record<Locale, MailTexts>> = { es, en, pt }

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
  readonly listPendingRequests: () => Promise<PendingRequests>
}

function contextOf(site: MailSite, locale: Locale): BuildContext {
  return {
    texts: TEXTS[locale],
    links: createMailLinks(site.publicUrl, locale),
    league: site.leagueName,
    portal: site.portalName,
    formatDateTime: (iso) => formatDateTime(iso, locale, site.timeZone),
  }
}

/** The rejection mail without its reason, for the editor of the decision. */
export function previewRejectionMail(
  site: MailSite,
  { locale, firstName }: { readonly locale: Locale; readonly firstName: string },
): RejectionMail {
  const content = buildContent('rejected', { firstName, reason: '' }, contextOf(site, locale))
  const { subject, greeting, paragraphs, button, afterwards = [] } = content
  return { subject, greeting, paragraphs: [...paragraphs], button: button?.label ?? '', afterwards: [...afterwards] }
}

export function createMailRenderer(deps: MailRendererDeps) {
  const { getSite, renderHtml, listPendingRequests } = deps

  /** Null if there is no longer anything to send. */
  return async function renderMail({ template, locale, details }: MailToRender): Promise<RenderedMail | null> {
    if (!isMailTemplate(template)) throw new Error(`unknown mail template: ${template}`)
    // Cast: the details come from the database as JSON. `Mails` accepts only the details of the template.
    const complete = await completeDetails(template, details as AnyMailDetails[typeof template])
    if (complete === null) return null
    const texts = TEXTS[locale]
    const site = getSite()
    const content = buildContent(template, complete, contextOf(site, locale))
    const frame = {
      locale,
      league: site.leagueName,
      portal: site.portalName,
      accent: accentOf(site.accent),
      buttonDoesNotWork: texts.buttonDoesNotWork,
      help: { question: texts.help, email: site.helpEmail, telephone: site.helpTelephone },
      automatic: texts.automatic({ league: site.leagueName, portal: site.portalName }),
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
    // Only the desk's mail describes the moment at which it is sent. Cast: TypeScript does not narrow the details by the template.
    if (template !== 'desk-requests') return details as RenderDetails[MailTemplate]
    const pending = await listPendingRequests()
    return pending.count === 0 ? null : { firstName: details.firstName, pending }
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
    // The standard signature delimiter (RFC 3676): mail programs fold or leave out what follows in a reply.
    ['-- ', `${help.question} ${[help.email, help.telephone].filter(Boolean).join(' · ')}`, frame.automatic].join('\n'),
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ]
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`
}

const AMBER: MailAccent = { fill: '#FFB21A', on: '#0B1324', edge: '#B36B00' }

/** The league's colour, with its contrast corrected as in the portal. */
function accentOf(colour: string | null): MailAccent {
  const tokens = colour === null ? null : leagueAccent(colour)?.light
  return tokens ? { fill: tokens.accent, on: tokens.onAccent, edge: tokens.accentEdge } : AMBER
}

/** The specification's format with the name of the time zone, since readers are in several. */
function formatDateTime(iso: string, locale: Locale, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(iso),
  )
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return `${formatDate(iso, { locale, withTime: true, timeZone })} (${zone})`
}
