import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { StartError } from './platform/errors/start-error.ts'

const PROJECT_ROOT = resolve(import.meta.dirname, '../../..')
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const HOST_NAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i

/** `null` and a thrown error both mean an invalid value. */
function variable<T>(takes: string, parse: (text: string) => T | null) {
  const checked = z.pipe(
    z.string(),
    z.transform((text: string, context): T => {
      const value = parse(text)
      if (value !== null) return value
      context.issues.push({ code: 'custom', message: takes, input: text })
      return z.NEVER
    }),
  )
  return z.optional(checked)
}

const oneOf = <const T extends string>(...words: readonly T[]) =>
  variable(words.join(', '), (text) => words.find((word) => word === text) ?? null)

const flag = variable('true or false', (text) => ({ true: true, false: false })[text] ?? null)

const wholeNumber = (least: number, most: number) =>
  variable(`a whole number from ${least} to ${most}`, (text) =>
    /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null,
  )

/** Milliseconds by name, of texts such as `statement=30,lock=0.9`: names of the list with seconds. */
const timeouts = (...names: readonly string[]) =>
  variable(`seconds for some of these: ${names.map((name) => `${name}=1.5`).join(',')}`, (text) => {
    const parts = text.split(',').map((part) => part.trim().split('='))
    const isValid = parts.every(
      ([name = '', seconds = '', ...rest]) =>
        names.includes(name) && /^\d{1,5}(\.\d{1,3})?$/.test(seconds) && rest.length === 0,
    )
    return isValid ? new Map(parts.map(([name = '', seconds]) => [name, Math.round(Number(seconds) * 1000)])) : null
  })

const webAddress = (text: string): URL | null => {
  const url = URL.parse(text)
  return url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' ? url : null
}

/** `.env.example` lists the same names; a test compares them. */
export const environmentSchema = z.object({
  PORT: variable('a whole number from 0 to 65535', (text) =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null,
  ),
  HOST: variable('an IP address or a host name', (text) => (isIP(text) > 0 || HOST_NAME.test(text) ? text : null)),
  PUBLIC_URL: variable('an http or https address without a path, such as https://media.example.com', (text) => {
    const url = webAddress(text)
    return url?.pathname === '/' && url.username === '' ? url.origin : null
  }),
  DATA_DIR: variable('a folder', (text) => (text.includes('\0') ? null : resolve(PROJECT_ROOT, text))),
  DATABASE_URL: variable('an address such as postgres://user:password@host:5432/name', (text) => {
    const url = URL.parse(text)
    return url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1 ? text : null
  }),
  DATABASE_POOL: wholeNumber(4, 200),
  CALL_TIMEOUTS: timeouts('call', 'statement', 'lock', 'idle'),
  BACKGROUND_TIMEOUTS: timeouts('statement', 'lock', 'idle'),
  CACHE_MB: wholeNumber(1, 99_999),
  CLIENT_CREDENTIAL: variable('a name and a word with a colon between them, such as portal:portal', (text) =>
    /^[^:\s]+:\S+$/.test(text) ? text : null,
  ),
  SECRET: variable('at least 32 characters', (text) => (text.length >= 32 ? text : null)),
  DEMO: flag,
  CAPTCHA: oneOf('altcha', 'turnstile', 'recaptcha'),
  CAPTCHA_SITE_KEY: variable('the public key that the captcha service gave', readKey),
  CAPTCHA_SECRET: variable('the secret key that the captcha service gave', readKey),
  VIDEO_HOST: variable('an http or https address', (text) => webAddress(text)?.href.replace(/\/+$/, '') ?? null),
  ANALYTICS_ID: variable("a tag manager's id, such as GTM-ABC1234", (text) =>
    /^[A-Z]{1,4}-[A-Z\d]{4,20}$/.test(text) ? text : null,
  ),
  ANALYTICS_DEBUG: flag,
  PRODUCT_KEY: variable('lower-case letters, digits and single hyphens, but not "all"', (text) =>
    /^[a-z\d]+(-[a-z\d]+)*$/.test(text) && text.length <= 40 && text !== 'all' ? text : null,
  ),
  TIME_ZONE: variable('a name of the time zone database, such as Europe/Madrid', (text) =>
    Intl.supportedValuesOf('timeZone').includes(text) || text === 'UTC' ? text : null,
  ),
  TRUST_PROXY: variable('IP addresses or networks, separated by commas, such as 10.0.0.0/8', (text) => {
    const addresses = text.split(',').map((address) => address.trim())
    return addresses.every(isNetwork) ? addresses : null
  }),
  FEED_ALLOW: variable('host names or IP addresses, separated by commas, such as feeds.internal,10.0.0.5', (text) => {
    const hosts = text.split(',').map((host) => host.trim().toLowerCase())
    return hosts.every((host) => isIP(host) > 0 || HOST_NAME.test(host)) ? hosts : null
  }),
  ACCEL_PREFIX: variable('a path that begins and ends with a slash, such as /protected-files/', (text) =>
    /^\/(?:[\w.~-]+\/)+$/.test(text) ? text : null,
  ),
  TRANSLATE_URL: variable(
    "an http or https address of a server with LibreTranslate's protocol, with its key as https://key@host if it needs one",
    readTranslationService,
  ),
  METRICS: variable('off, on, or a token of at least 16 characters that the reader sends as a bearer token', (text) => {
    if (/^(off|false|on|true)$/.test(text)) return text === 'on' || text === 'true' ? ('on' as const) : ('off' as const)
    return /^\S{16,}$/.test(text) ? { token: text } : null
  }),
  SMTP_URL: variable('a mail server such as smtp://user:password@host:587, or smtps://', (text) => {
    const url = URL.parse(text)
    return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? text : null
  }),
  MAIL_FROM: variable('a mail address, or a name with one: League <press@example.com>', readMailbox),
  MAIL: oneOf('files'),
  RETENTION_USAGE_MONTHS: wholeNumber(1, 240),
  RETENTION_AUDIT_YEARS: wholeNumber(1, 30),
  RETENTION_MAILS_DAYS: wholeNumber(7, 3650),
  LOG_LEVEL: oneOf(...LOG_LEVELS),
  NODE_ENV: oneOf('production', 'development', 'test'),
  LEAGUE_NAME: variable('a name of up to 80 characters', (text) => (text.length <= 80 ? text : null)),
  LEAGUE_COLOUR: variable('a colour of six hexadecimal digits, such as ffb21a', (text) =>
    /^#?[\da-f]{6}$/i.test(text) ? `#${text.replace('#', '').toLowerCase()}` : null,
  ),
  HELP_EMAIL: variable('a mail address', (text) => (z.safeParse(z.email(), text).success ? text : null)),
  HELP_TELEPHONE: variable('a telephone number such as +34 910 000 000', (text) =>
    /^\+?[\d ()-]{6,30}$/.test(text) ? text : null,
  ),
})

export type Config = Readonly<ReturnType<typeof withDefaults>>

/** One line per invalid variable. */
export class ConfigError extends StartError {
  readonly lines: readonly string[]

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.lines = lines
  }
}

/** Documented, but not implemented yet. Ignoring them would store data where nobody expects it. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  STORAGE_URL: 'files are stored in DATA_DIR/files, which all nodes have to share',
}

/** Reads all of the environment before anything starts. An empty variable counts as unset. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  // Many shells export MAIL=/var/mail/<user>; ignore it.
  if (given['MAIL']?.startsWith('/')) delete given['MAIL']
  const unsupported = Object.keys(UNSUPPORTED).filter((name) => name in given)
  if (unsupported.length > 0) {
    throw new ConfigError(unsupported.map((name) => `${name} is not supported yet: ${UNSUPPORTED[name]}`))
  }
  const read = environmentSchema.safeParse(given)
  if (!read.success) {
    // Do not print the value: it may be a secret.
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')} takes ${issue.message}`))
  }
  const { NODE_ENV, SMTP_URL, MAIL } = read.data
  if (NODE_ENV === 'production' && SMTP_URL === undefined && MAIL === undefined) {
    // Without a mail server, mails would silently become files.
    throw new ConfigError(['SMTP_URL takes a mail server in production; MAIL=files writes mails into DATA_DIR instead'])
  }
  const missing = missingCaptchaKeys(read.data)
  if (missing.length > 0) throw new ConfigError(missing)
  return Object.freeze(withDefaults(read.data))
}

type Variables = z.output<typeof environmentSchema>

/** An external captcha needs both keys. */
function missingCaptchaKeys({ CAPTCHA = 'altcha', CAPTCHA_SITE_KEY, CAPTCHA_SECRET }: Variables): string[] {
  if (CAPTCHA === 'altcha') return []
  return Object.entries({ CAPTCHA_SITE_KEY, CAPTCHA_SECRET })
    .filter(([, key]) => key === undefined)
    .map(([name]) => `${name} takes the key that the captcha service gave: CAPTCHA=${CAPTCHA} needs it`)
}

function captchaKeysOf({ CAPTCHA_SITE_KEY, CAPTCHA_SECRET }: Variables) {
  if (CAPTCHA_SITE_KEY === undefined || CAPTCHA_SECRET === undefined) return null
  return { siteKey: CAPTCHA_SITE_KEY, secret: CAPTCHA_SECRET }
}

function withDefaults(variables: Variables) {
  const port = variables.PORT ?? 3000
  const publicUrl = variables.PUBLIC_URL ?? `http://localhost:${port}`
  const environment = variables.NODE_ENV ?? null
  return {
    port,
    host: variables.HOST ?? '127.0.0.1',
    publicUrl,
    hasPublicUrl: variables.PUBLIC_URL !== undefined,
    dataDir: variables.DATA_DIR ?? resolve(PROJECT_ROOT, 'data'),
    databaseUrl: variables.DATABASE_URL,
    /** Connections of this node to a database server. */
    databasePool: variables.DATABASE_POOL ?? 10,
    /** How long a whole call may take; undefined for the default, as below. */
    callTimeoutMs: variables.CALL_TIMEOUTS?.get('call'),
    /** How long statements of each kind of work may take on a database server. */
    databaseLimits: { calls: limitsOf(variables.CALL_TIMEOUTS), background: limitsOf(variables.BACKGROUND_TIMEOUTS) },
    /** Memory of this node for cached responses. */
    cacheMb: variables.CACHE_MB ?? 128,
    clientCredential: variables.CLIENT_CREDENTIAL ?? 'portal:portal',
    secret: variables.SECRET,
    /** Undefined: fill in the demo where the database is embedded and empty. */
    demo: variables.DEMO,
    /** Accounts with publicly known passwords exist only on a loopback address. */
    allowDemoAccounts: isLoopback(publicUrl) && environment !== 'production',
    /** Given by a hosted captcha service; without them the captcha is our own. */
    captchaKeys: captchaKeysOf(variables),
    videoHost: variables.VIDEO_HOST,
    analyticsDebug: variables.ANALYTICS_DEBUG ?? true,
    productKey: variables.PRODUCT_KEY ?? 'league',
    trustProxy: variables.TRUST_PROXY,
    /** Hosts whose feeds may have private addresses. */
    feedAllow: variables.FEED_ALLOW ?? [],
    /** Where the reverse proxy serves the stored files from. */
    accelPrefix: variables.ACCEL_PREFIX,
    /** Drafts of translations; null without a service. */
    translation: variables.TRANSLATE_URL ?? null,
    metrics: variables.METRICS ?? ('off' as const),
    /** A mail server; without one, mails are files in the data folder. */
    smtpUrl: variables.MAIL === 'files' ? undefined : variables.SMTP_URL,
    /** Null: the league's name, and the help address. */
    mailFrom: { name: variables.MAIL_FROM?.name || null, address: variables.MAIL_FROM?.address ?? null },
    logLevel: variables.LOG_LEVEL ?? ('info' as const),
    environment,
    settings: environmentSettings(variables),
  }
}

function limitsOf(given?: ReadonlyMap<string, number>) {
  return { statementMs: given?.get('statement'), lockMs: given?.get('lock'), idleMs: given?.get('idle') }
}

/** The settings of the studio that the environment can set: their values or defaults, and the variables that are set. */
function environmentSettings(variables: Variables) {
  const set = (fields: Readonly<Record<string, keyof Variables>>) =>
    Object.fromEntries(Object.entries(fields).filter(([, name]) => variables[name] !== undefined))
  return {
    values: {
      brand: { leagueName: variables.LEAGUE_NAME ?? 'Liga Meridiana', accent: variables.LEAGUE_COLOUR ?? null },
      help: { email: variables.HELP_EMAIL ?? 'prensa@ligameridiana.test', telephone: variables.HELP_TELEPHONE ?? null },
      timeZone: { name: variables.TIME_ZONE ?? 'Europe/Madrid' },
      analytics: { id: variables.ANALYTICS_ID ?? null },
      captcha: { kind: variables.CAPTCHA ?? ('altcha' as const) },
      retention: {
        usageMonths: variables.RETENTION_USAGE_MONTHS ?? 24,
        auditYears: variables.RETENTION_AUDIT_YEARS ?? 5,
        // Long enough to answer "did you write to me?".
        mailsDays: variables.RETENTION_MAILS_DAYS ?? 90,
      },
    },
    variables: {
      brand: set({ leagueName: 'LEAGUE_NAME', accent: 'LEAGUE_COLOUR' }),
      help: set({ email: 'HELP_EMAIL', telephone: 'HELP_TELEPHONE' }),
      timeZone: set({ name: 'TIME_ZONE' }),
      analytics: set({ id: 'ANALYTICS_ID' }),
      captcha: set({ kind: 'CAPTCHA' }),
      retention: set({
        usageMonths: 'RETENTION_USAGE_MONTHS',
        auditYears: 'RETENTION_AUDIT_YEARS',
        mailsDays: 'RETENTION_MAILS_DAYS',
      }),
    },
  }
}

/** Safe inside a page and a URL. */
function readKey(text: string): string | null {
  return /^[\w.-]{8,200}$/.test(text) ? text : null
}

function readTranslationService(text: string): { url: string; apiKey: string | null } | null {
  const url = webAddress(text)
  if (url === null || url.password !== '') return null
  const apiKey = url.username === '' ? null : decodeURIComponent(url.username)
  url.username = ''
  return { url: url.href, apiKey }
}

function readMailbox(text: string): { name: string; address: string } | null {
  const [, name = '', address = text] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? []
  return z.safeParse(z.email(), address).success ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

function isLoopback(address: string): boolean {
  const host = new URL(address).hostname
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
