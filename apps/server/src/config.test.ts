import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, environmentSchema, readConfig } from './config.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

describe('readConfig', () => {
  it('works without any variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve(ROOT, 'data'),
      databaseUrl: undefined,
      databasePool: 10,
      cacheMb: 128,
      clientCredential: 'portal:portal',
      demo: undefined,
      allowDemoAccounts: true,
      captchaKeys: null,
      analyticsDebug: true,
      productKey: 'league',
      settings: { values: { captcha: { kind: 'altcha' }, timeZone: { name: 'Europe/Madrid' } } },
      metrics: 'off',
      logLevel: 'info',
    })
  })

  it('refuses STORAGE_URL, which is documented but not implemented', () => {
    const problems = problemsOf({ STORAGE_URL: 's3://key:secret@host/bucket' })
    expect(problems).toEqual([expect.stringMatching(/^STORAGE_URL is not supported yet: /)])
    expect(problems.join()).not.toContain('secret@')
  })

  it('reads the address and the key of a translation service', () => {
    const serviceOf = (address: string) => readConfig({ TRANSLATE_URL: address }).translation
    expect(readConfig({}).translation).toBeNull()
    expect(serviceOf('http://127.0.0.1:5000')).toEqual({ url: 'http://127.0.0.1:5000/', apiKey: null })
    expect(serviceOf('https://a%40key@host/libre')).toEqual({ url: 'https://host/libre', apiKey: 'a@key' })
    expect(problemsOf({ TRANSLATE_URL: 'ftp://host' })).toHaveLength(1)
    expect(problemsOf({ TRANSLATE_URL: 'https://user:password@host' })).toHaveLength(1)
  })

  it('reads the timeouts of calls and of background work, each in milliseconds', () => {
    const environment = { CALL_TIMEOUTS: 'call=20,lock=0.5', BACKGROUND_TIMEOUTS: 'statement=900, idle=0' }
    expect(readConfig(environment)).toMatchObject({
      callTimeoutMs: 20_000,
      databaseLimits: {
        calls: { statementMs: undefined, lockMs: 500, idleMs: undefined },
        background: { statementMs: 900_000, lockMs: undefined, idleMs: 0 },
      },
    })
  })

  it('reads how many connections and how much memory a node may use', () => {
    expect(readConfig({ DATABASE_POOL: '6', CACHE_MB: '40' })).toMatchObject({ databasePool: 6, cacheMb: 40 })
  })

  it('cannot be changed afterwards', () => {
    const config = readConfig({})
    expect(Object.isFrozen(config)).toBe(true)
    expect(() => Object.assign(config, { port: 1 })).toThrow(TypeError)
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', SECRET: '', DEMO: '' })).toMatchObject({
      port: 3000,
      secret: undefined,
      demo: undefined,
    })
  })

  it("takes a league's colour with or without its sign, and nothing else for one", () => {
    const accentOf = (environment: Record<string, string>) => readConfig(environment).settings.values.brand.accent
    expect(accentOf({})).toBeNull()
    expect(accentOf({ LEAGUE_COLOUR: 'E4002B' })).toBe('#e4002b')
    expect(accentOf({ LEAGUE_COLOUR: '#1d4ed8' })).toBe('#1d4ed8')
    const wrong = ['red', '#fff', '#12345g', '##12345', '#e4002b;}body{display:none']
    expect(wrong.flatMap((text) => problemsOf({ LEAGUE_COLOUR: text }))).toHaveLength(wrong.length)
  })

  it('lets the public address follow the port', () => {
    expect(readConfig({ PORT: '4111' }).publicUrl).toBe('http://localhost:4111')
  })

  it('finds a relative data folder below the project, and leaves an absolute one alone', () => {
    expect(readConfig({ DATA_DIR: 'other' }).dataDir).toBe(resolve(ROOT, 'other'))
    expect(readConfig({ DATA_DIR: '/srv/Ñandú zone' }).dataDir).toBe('/srv/Ñandú zone')
  })

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'media.example.com'],
    ['PUBLIC_URL', 'ftp://media.example.com'],
    ['PUBLIC_URL', 'https://media.example.com/press'],
    ['PUBLIC_URL', 'https://user:word@media.example.com'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_POOL', '3'],
    ['CALL_TIMEOUTS', '30'],
    ['CALL_TIMEOUTS', 'statement=-1'],
    ['CALL_TIMEOUTS', 'statement=30,query=5'],
    ['BACKGROUND_TIMEOUTS', 'call=60'],
    ['CACHE_MB', '0'],
    ['CLIENT_CREDENTIAL', 'portal'],
    ['CLIENT_CREDENTIAL', ':portal'],
    ['SECRET', 'short'],
    ['DEMO', 'yes'],
    ['CAPTCHA', 'hcaptcha'],
    ['CAPTCHA_SITE_KEY', '"><script>'],
    ['CAPTCHA_SECRET', 'short'],
    ['VIDEO_HOST', 'javascript:alert(1)'],
    ['ANALYTICS_ID', "GTM-1');alert(1)//"],
    ['ANALYTICS_DEBUG', '1'],
    ['PRODUCT_KEY', 'all'],
    ['PRODUCT_KEY', 'La Liga'],
    ['PRODUCT_KEY', 'a,b'],
    ['TIME_ZONE', 'Europe/Atlantis'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,,'],
    ['ACCEL_PREFIX', 'protected'],
    ['ACCEL_PREFIX', '/protected'],
    ['ACCEL_PREFIX', '//'],
    ['METRICS', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Press <nobody>'],
    ['MAIL_FROM', 'Press <press@example.com>\r\nBcc: all@example.com'],
    ['MAIL', 'smtp'],
    ['HELP_EMAIL', 'nobody'],
    ['HELP_TELEPHONE', 'call me'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} takes .+`))
    expect(problems[0]).not.toContain('\n')
  })

  it('lists every problem at once', () => {
    expect(problemsOf({ PORT: 'x', TIME_ZONE: 'x', DEMO: 'x' }).map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'DEMO',
      'TIME_ZONE',
    ])
  })

  it('does not repeat a wrong value, which may be a secret', () => {
    expect(problemsOf({ SECRET: 'hunter2', DATABASE_URL: 'postgres://me:hunter2@db' }).join()).not.toContain('hunter2')
  })

  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:8080', true],
    ['http://[::1]:3000', true],
    ['https://press.localhost', true],
    ['https://media.example.com', false],
    ['http://192.168.1.20:3000', false],
    ['http://127.0.0.1.example.com', false],
    ['http://localhost.example.com', false],
  ])('with PUBLIC_URL %s, allows demo accounts: %s', (address, allowed) => {
    expect(readConfig({ PUBLIC_URL: address }).allowDemoAccounts).toBe(allowed)
  })

  it('never allows demo accounts in production', () => {
    expect(readConfig({ NODE_ENV: 'production', MAIL: 'files' }).allowDemoAccounts).toBe(false)
  })

  it('takes no notice of the letter box that a log-in names in MAIL', () => {
    expect(problemsOf({ MAIL: '/var/mail/press' })).toEqual([])
    expect(problemsOf({ NODE_ENV: 'production', MAIL: '/var/mail/press' })).toHaveLength(1)
  })

  it('refuses production without a mail server, unless mails are to be files', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([expect.stringMatching(/^SMTP_URL takes .+ MAIL=files/)])
    expect(problemsOf({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.com' })).toEqual([])
    expect(problemsOf({ NODE_ENV: 'production', MAIL: 'files' })).toEqual([])
    expect(readConfig({ SMTP_URL: 'smtp://mail.example.com', MAIL: 'files' }).smtpUrl).toBeUndefined()
  })

  it.each([
    [{}, { name: null, address: null }],
    [{ MAIL_FROM: 'press@n.example' }, { name: null, address: 'press@n.example' }],
    [{ MAIL_FROM: '"Sala de prensa, Ñ" <press@n.example>' }, { name: 'Sala de prensa, Ñ', address: 'press@n.example' }],
  ])('with %j, mails come from %j', (environment, mailbox) => {
    expect(readConfig(environment).mailFrom).toEqual(mailbox)
  })

  it('names the variables that set a setting, and only those', () => {
    const { values, variables } = readConfig({ HELP_EMAIL: 'help@n.example', CAPTCHA: 'altcha' }).settings
    expect(values.help).toEqual({ email: 'help@n.example', telephone: null })
    expect(variables.help).toEqual({ email: 'HELP_EMAIL' })
    expect(variables.captcha).toEqual({ kind: 'CAPTCHA' })
    expect(variables.retention).toEqual({})
  })

  it.each([
    ['on', 'on'],
    ['true', 'on'],
    ['off', 'off'],
    ['false', 'off'],
    ['a-token-of-enough-length', { token: 'a-token-of-enough-length' }],
  ])('reads METRICS=%s', (text, setting) => {
    expect(readConfig({ METRICS: text }).metrics).toEqual(setting)
  })

  it('reads addresses and networks of proxies', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,192.0.2.7' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
      '192.0.2.7',
    ])
  })
})

describe('.env.example', () => {
  const text = readFileSync(resolve(ROOT, '.env.example'), 'utf8')
  const listed = [...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )

  it('names every variable once, and no other', () => {
    expect(listed.map(([name]) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort())
  })

  it('holds only values that are taken', () => {
    expect(problemsOf(Object.fromEntries(listed))).toEqual([])
  })

  it('shows the defaults where it sets a variable', () => {
    const active = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)
    expect(readConfig(Object.fromEntries(active))).toEqual({ ...readConfig({}), hasPublicUrl: true })
  })
})
