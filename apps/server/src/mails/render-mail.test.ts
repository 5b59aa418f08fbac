import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { leagueAccent } from '@mixed-zone/contract/rules/colour/league-accent'
import { matchScreen } from '@mixed-zone/contract/screens'
import type { MailTemplate } from '@mixed-zone/contract/schemas/studio/mail'
import { describe, expect, it } from 'vitest'
import { htmlToText } from '../platform/html/html-to-text.ts'
import type { PendingRequests } from './build-content.ts'
import { renderMailHtml } from './html/mail-html.tsx'
import type { AnyMailDetails } from './mail-types.ts'
import { createMailRenderer, type MailSite } from './render-mail.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'
import { pt } from './texts/pt.ts'

const TEXTS = { es, en, pt }

const SITE: MailSite = {
  publicUrl: 'https://media.example.com',
  portalName: 'Mixed Zone',
  leagueName: 'Liga Meridiana',
  accent: null,
  helpEmail: 'prensa@ligameridiana.test',
  helpTelephone: '+34 910 000 000',
  timeZone: 'Europe/Madrid',
}

const PASSWORD = 'Pr0v-<i>&"sional'

const DETAILS: AnyMailDetails = {
  'request-received': { firstName: 'Ana', code: 'c0de' },
  authorised: {
    firstName: 'Ana',
    provisionalPassword: PASSWORD,
    expiresAt: '2026-11-18T10:30:00.000Z',
    unsubscribeCode: 'stop-c0de',
    isRenewal: false,
  },
  rejected: { firstName: 'Ana', reason: 'No ejerce en un medio.\r\n<b>Gracias</b>' },
  'already-have-account': { firstName: 'Ana' },
  'reset-link': { firstName: 'Ana', token: 'reset-t0ken', minutes: 60 },
  'password-changed': { firstName: 'Ana', changedAt: '2026-11-15T10:00:00.000Z' },
  'too-many-wrong-passwords': { firstName: 'Ana', until: '2026-11-15T10:05:00.000Z' },
  'new-device': { firstName: 'Ana', at: '2026-11-15T10:00:00.000Z', device: null, address: '192.0.2.7' },
  'account-deleted': { firstName: 'Ana' },
  'accounts-merged': {
    firstName: 'Ana',
    keptEmail: 'ana@gazeta.test',
    mergedEmail: 'ana.ruiz@correo.test',
    erasedAt: '2026-12-15T10:00:00.000Z',
  },
  'merge-undone': { firstName: 'Ana', email: 'ana@gazeta.test' },
  'delivery-test': { firstName: 'Ana', requestedAt: '2026-11-15T10:00:00.000Z' },
  'desk-requests': { firstName: 'Ana' },
}

const WAITING: PendingRequests = {
  count: 12,
  oldest: [
    { name: "Zoë O'Brien", companyName: 'Diario <Ñ>', minutes: 185 },
    { name: 'محمد', companyName: '', minutes: 1 },
  ],
}

const templates = Object.keys(DETAILS) as MailTemplate[]

interface Installation {
  readonly site?: MailSite
  readonly waiting?: PendingRequests
}

const rendererOf = ({ site = SITE, waiting = WAITING }: Installation = {}) =>
  createMailRenderer({ getSite: () => site, renderHtml: renderMailHtml, listPendingRequests: async () => waiting })

async function render<Template extends MailTemplate>(
  template: Template,
  locale: Locale,
  { details = DETAILS[template], ...installation }: Installation & { details?: AnyMailDetails[Template] } = {},
) {
  const mail = await rendererOf(installation)({ template, locale, details })
  if (mail === null) throw new Error('nothing to say')
  return mail
}

/** The panels of the page, without its preview and what only Outlook reads. */
const panelsOf = (html: string) =>
  html.slice(html.indexOf('<td', html.indexOf('</div>', html.indexOf('<body')))).replace(/<!--[\s\S]*?-->/g, '')

/** What the page shows, link by link and line by line. */
const linesOf = (html: string) =>
  panelsOf(html)
    .split(/<\/?(?:td|p|h1|br|a)\b[^>]*>/)
    .map(htmlToText)
    .filter((line) => line !== '')

/** At the start of a line of text: the mark of a quote, of an item of a list, or of the signature. At its end: the colon of a label. */
const MARKS_OF_LINE = /^(?:> |- |-- )|:$/g

/** Between an item of a list and its detail in brackets, and between the label of the password and the password. */
const BETWEEN_PARTS = / \(|\)$|: (?=Pr0v)/

/** What the text says, without the marks that stand for the layout of the page. */
const partsOf = (text: string) =>
  text.split('\n').flatMap((line) => line.replace(MARKS_OF_LINE, '').trim().split(BETWEEN_PARTS))

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))

const every = LOCALES.flatMap((locale) => templates.map((template) => [template, locale] as const))

describe.each(every)('the mail %s in %s', (template, locale) => {
  it('says the same as text and as HTML, and leaves nothing open', async () => {
    const { subject, text, html } = await render(template, locale)
    expect(subject).not.toBe('')
    expect(html).toContain(`lang="${locale}"`)
    const shown = [htmlToText(panelsOf(html)), ...linksOf(html)].join('\n')
    for (const part of partsOf(text)) expect(shown).toContain(part)
    const onlyOnPage = [`${SITE.leagueName} · ${SITE.portalName}`, subject, TEXTS[locale].buttonDoesNotWork]
    for (const line of linesOf(html).filter((line) => !onlyOnPage.includes(line))) expect(text).toContain(line)
    for (const body of [text, html]) {
      expect(body).not.toMatch(/undefined|\[object|NaN|\$\{|Invalid Date/)
      expect(body).toContain(SITE.helpEmail)
      expect(body).toContain(SITE.helpTelephone)
    }
  })

  it('links to screens of ours in its language, and fetches nothing', async () => {
    const { html, text } = await render(template, locale)
    const pages = linksOf(html).filter((url) => !/^(mailto|tel):/.test(url))
    for (const page of pages) {
      const url = new URL(page)
      expect(url.origin).toBe(SITE.publicUrl)
      expect(matchScreen(url.pathname)).toMatchObject({ locale })
      expect(text).toContain(page)
    }
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=|@import|@font-face/)
  })

  it('has one button, or none if the account is gone', async () => {
    const { html } = await render(template, locale)
    expect(html.match(/class="mz-button"/g) ?? []).toHaveLength(template === 'account-deleted' ? 0 : 1)
  })

  it('keeps secrets out of the subject and of what lists of mails show', async () => {
    const { subject, html } = await render(template, locale)
    const head = subject + html.slice(0, html.indexOf('mz-surface', html.indexOf('<body')))
    expect(head).not.toMatch(/Pr0v|t0ken|c0de/)
  })
})

describe('texts of mails', () => {
  it('differ from language to language', async () => {
    for (const template of templates) {
      const subjects = await Promise.all(LOCALES.map(async (locale) => (await render(template, locale)).subject))
      expect(new Set(subjects).size).toBe(LOCALES.length)
    }
  })

  it.each([
    ['es', '18/11/2026 11:30 (CET)'],
    ['en', '2026/11/18 11:30 (CET)'],
    ['pt', '18/11/2026 11:30 (CET)'],
  ] as const)('name a moment in %s and in the time zone of the league', async (locale, moment) => {
    expect((await render('authorised', locale)).text).toContain(moment)
  })

  it.each([
    ['es', 'Una solicitud de acceso espera', 'hace 1 minuto'],
    ['en', 'One access request is waiting', 'for 1 minute'],
    ['pt', 'Um pedido de acesso à espera', 'há 1 minuto'],
  ] as const)('count one in %s', async (locale, subject, waited) => {
    const waiting = { count: 1, oldest: [{ name: 'Ana', companyName: 'Diario', minutes: 0 }] }
    const mail = await render('desk-requests', locale, { waiting })
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(waited)
  })
})

describe('a provisional password', () => {
  it('is shown as it is, escaped where it has to be', async () => {
    const { text, html, unsubscribeUrl } = await render('authorised', 'es')
    expect(text).toContain(`Contraseña provisional: ${PASSWORD}\n`)
    expect(html).toContain('Pr0v-&lt;i&gt;&amp;&quot;sional')
    expect(unsubscribeUrl).toBe('https://media.example.com/es/unsubscribe/stop-c0de')
  })

  it('is called a new one where it replaces another', async () => {
    const details = { ...DETAILS.authorised, isRenewal: true }
    expect((await render('authorised', 'en', { details })).subject).toBe('Your new provisional password')
  })
})

describe('desk-requests mail', () => {
  it('reads who waits, for how long, and how many more', async () => {
    const { subject, text } = await render('desk-requests', 'en')
    expect(subject).toBe('12 access requests are waiting')
    expect(text).toContain("- Zoë O'Brien, Diario <Ñ> (3 hours)\n- \u2068محمد\u2069 (1 minute)\n- and 10 more\n")
  })

  it('is not sent when nobody waits any more', async () => {
    const renderer = rendererOf({ waiting: { count: 0, oldest: [] } })
    const mail = { template: 'desk-requests', locale: 'es', details: { firstName: 'Ana' } } as const
    expect(await renderer(mail)).toBeNull()
  })
})

describe('text typed by strangers', () => {
  it.each([
    ['<script>alert(1)</script>', 'Hello,'],
    ['Visit evil.test', 'Hello,'],
    ['Ana\r\nBcc: x', 'Hello,'],
    ["D'Arc 🏟️", "Hello D'Arc 🏟️,"],
    ['أحمد', 'Hello \u2068أحمد\u2069,'],
  ])('as a name, such as %j, is greeted with %j', async (firstName, greeting) => {
    const { text, html } = await render('request-received', 'en', { details: { firstName, code: 'c0de' } })
    expect(text.split('\n')[0]).toBe(greeting)
    expect(html).not.toContain('<script')
  })

  it('as a reason keeps its lines, and is never markup', async () => {
    const { text, html } = await render('rejected', 'es')
    expect(text).toContain('> No ejerce en un medio.\n> <b>Gracias</b>\n')
    expect(html).toContain('&lt;b&gt;Gracias&lt;/b&gt;')
  })

  it('as a code cannot leave its place in the address', async () => {
    const { html } = await render('request-received', 'en', { details: { firstName: 'Ana', code: '../"><x>' } })
    expect(html).not.toContain('<x>')
    expect(linksOf(html)[0]).toMatch(/^https:\/\/media\.example\.com\/en\/request-access\/[^/"<>]+$/)
  })
})

it('names the league and its portal, and has a button in its colour, corrected so that its text can be read', async () => {
  const site = { ...SITE, accent: '#777777', portalName: 'Zona Meridiana' }
  const { html } = await render('request-received', 'es', { site })
  expect(linesOf(html)).toContain('Liga Meridiana · Zona Meridiana')
  const { accent, onAccent } = leagueAccent(site.accent)?.light ?? {}
  expect(accent).not.toBe(site.accent)
  const [, style] = /class="mz-button"[^>]* style="([^"]*)"/.exec(html) ?? []
  expect(style).toContain(`;background-color:${accent};`)
  expect(style).toContain(`;color:${onAccent};`)
})

it('refuses a template that does not exist', async () => {
  await expect(rendererOf()({ template: 'toString', locale: 'es', details: {} })).rejects.toThrow(
    'unknown mail template: toString',
  )
})
