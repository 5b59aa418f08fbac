import type { Locale } from '@mixed-zone/contract/locales'
import type { MailTemplate } from '@mixed-zone/contract/schemas/studio/mail'
import { paths } from '@mixed-zone/contract/screens'
import type { MailContent } from './mail-content.ts'
import type { DeskMailDetails, MailDetails } from './mail-types.ts'
import { greetingName, typedText } from './typed-names.ts'
import type { MailTexts } from './texts/es.ts'

export interface WaitingRequest {
  readonly name: string
  readonly companyName: string
  readonly minutes: number
}

export interface PendingRequests {
  readonly count: number
  /** The oldest first; not all of them if there are many. */
  readonly oldest: readonly WaitingRequest[]
}

export interface RenderDetails extends MailDetails {
  readonly 'desk-requests': DeskMailDetails['desk-requests'] & { readonly pending: PendingRequests }
}

export interface BuildContext {
  readonly texts: MailTexts
  readonly links: MailLinks
  readonly league: string
  readonly portal: string
  /** Formats an ISO date for the reader's language, in the league's time zone. */
  readonly formatDateTime: (iso: string) => string
}

type MailLinks = ReturnType<typeof createMailLinks>

/** Links to screens. They are built from `PUBLIC_URL` alone, never from a request. */
export function createMailLinks(publicUrl: string, locale: Locale) {
  return {
    login: () => publicUrl + paths.login({ locale }),
    home: () => publicUrl + paths.home({ locale }),
    requestAccess: () => publicUrl + paths.register({ locale }),
    requestStatus: (code: string) => publicUrl + paths.requestStatus({ locale, code }),
    forgotPassword: () => publicUrl + paths.forgotPassword({ locale }),
    newPassword: (token: string) => publicUrl + paths.newPassword({ locale, token }),
    unsubscribe: (code: string) => publicUrl + paths.unsubscribe({ locale, id: code }),
  }
}

type Build<Template extends MailTemplate> = (
  details: RenderDetails[Template],
  context: BuildContext,
) => Omit<MailContent, 'greeting'>

const provisionalPassword: Build<'authorised'> = (details, { texts, links, league, formatDateTime }) => {
  const { subject, preview, text } = details.isRenewal ? texts.renewed : texts.authorised
  return {
    subject,
    preview,
    paragraphs: text({ league }),
    fact: { label: texts.authorised.passwordLabel, value: details.provisionalPassword },
    button: { label: texts.authorised.button, url: links.login() },
    afterwards: texts.authorised.afterwards({ expiresAt: formatDateTime(details.expiresAt) }),
    unsubscribe: { label: texts.unsubscribe, url: links.unsubscribe(details.unsubscribeCode) },
  }
}

const deskRequests: Build<'desk-requests'> = ({ pending: { count, oldest } }, { texts, links, portal }) => {
  const { subject, preview, text, more, waited, button, afterwards } = texts.deskRequests
  const longest = waited({ minutes: oldest[0]?.minutes ?? 0 })
  const hidden = count - oldest.length
  const list = oldest.map(({ name, companyName, minutes }) => ({
    title: [typedText(name), typedText(companyName)].filter(Boolean).join(', '),
    detail: waited({ minutes }),
  }))
  return {
    subject: subject({ count }),
    preview: preview({ waited: longest }),
    paragraphs: text({ count, waited: longest }),
    list: hidden > 0 ? [...list, { title: more({ count: hidden }), detail: '' }] : list,
    button: { label: button({ portal }), url: links.home() },
    afterwards,
  }
}

const BUILDERS: { readonly [Template in MailTemplate]: Build<Template> } = {
  'request-received': ({ code }, { texts: { requestReceived }, links, league }) => ({
    ...requestReceived,
    paragraphs: requestReceived.text({ league }),
    button: { label: requestReceived.button, url: links.requestStatus(code) },
  }),
  authorised: provisionalPassword,
  rejected: ({ reason }, { texts: { rejected }, links, league }) => ({
    ...rejected,
    paragraphs: rejected.text({ league }),
    quote: reason
      .trim()
      .split(/\r\n|\r|\n/)
      .map(typedText),
    button: { label: rejected.button, url: links.requestAccess() },
  }),
  'already-have-account': (_details, { texts: { alreadyHaveAccount }, links, league }) => ({
    ...alreadyHaveAccount,
    paragraphs: alreadyHaveAccount.text({ league }),
    button: { label: alreadyHaveAccount.button, url: links.forgotPassword() },
  }),
  'reset-link': ({ token, minutes }, { texts: { resetLink }, links, league }) => ({
    ...resetLink,
    paragraphs: resetLink.text({ league }),
    button: { label: resetLink.button, url: links.newPassword(token) },
    afterwards: resetLink.afterwards({ minutes }),
  }),
  'password-changed': ({ changedAt }, { texts: { passwordChanged }, links, league, formatDateTime }) => ({
    ...passwordChanged,
    paragraphs: passwordChanged.text({ league, changedAt: formatDateTime(changedAt) }),
    button: { label: passwordChanged.button, url: links.forgotPassword() },
  }),
  'too-many-wrong-passwords': ({ until }, { texts: { tooManyWrongPasswords }, links, league, formatDateTime }) => ({
    ...tooManyWrongPasswords,
    paragraphs: tooManyWrongPasswords.text({ league, until: formatDateTime(until) }),
    button: { label: tooManyWrongPasswords.button, url: links.forgotPassword() },
  }),
  'new-device': ({ at, device, address }, { texts: { newDevice }, links, league, formatDateTime }) => ({
    ...newDevice,
    paragraphs: newDevice.text({ league, at: formatDateTime(at) }),
    list: [{ title: device ?? newDevice.unknownDevice, detail: newDevice.network({ address }) }],
    button: { label: newDevice.button, url: links.forgotPassword() },
  }),
  'account-deleted': (_details, { texts: { accountDeleted }, league }) => ({
    ...accountDeleted,
    paragraphs: accountDeleted.text({ league }),
  }),
  'accounts-merged': (details, { texts: { accountsMerged }, links, league, formatDateTime }) => {
    const erasedAt = formatDateTime(details.erasedAt)
    return {
      ...accountsMerged,
      paragraphs: accountsMerged.text({ league }),
      list: [
        { title: details.keptEmail, detail: accountsMerged.kept },
        { title: details.mergedEmail, detail: accountsMerged.merged({ erasedAt }) },
      ],
      button: { label: accountsMerged.button, url: links.login() },
    }
  },
  'merge-undone': ({ email }, { texts: { mergeUndone }, links, league }) => ({
    ...mergeUndone,
    paragraphs: mergeUndone.text({ league, email }),
    button: { label: mergeUndone.button, url: links.login() },
  }),
  'delivery-test': ({ requestedAt }, { texts: { deliveryTest }, links, league, portal, formatDateTime }) => ({
    ...deliveryTest,
    paragraphs: deliveryTest.text({ league, requestedAt: formatDateTime(requestedAt) }),
    button: { label: deliveryTest.button({ portal }), url: links.home() },
  }),
  'desk-requests': deskRequests,
}

export function isMailTemplate(template: string): template is MailTemplate {
  return Object.hasOwn(BUILDERS, template)
}

export function buildContent<Template extends MailTemplate>(
  template: Template,
  details: RenderDetails[Template],
  context: BuildContext,
): MailContent {
  const { texts } = context
  const name = greetingName(details.firstName)
  const greeting = name === null ? texts.greetingWithoutName : texts.greeting({ name })
  return { greeting, ...BUILDERS[template](details, context) }
}
