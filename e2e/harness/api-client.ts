import { pbkdf2Sync } from 'node:crypto'

export interface Account {
  readonly email: string
  readonly password: string
}

const DEMO_PASSWORD = 'Press-Box-2026'

/** The demo account that reads and downloads. */
export const READER: Account = { email: 'media@mixedzone.test', password: DEMO_PASSWORD }

export const EDITOR: Account = { email: 'editor@mixedzone.test', password: DEMO_PASSWORD }

export const ADMIN: Account = { email: 'admin@mixedzone.test', password: DEMO_PASSWORD }

/** The fields of a login response that make a session. */
export interface Session {
  readonly token: string
  readonly key: string
  readonly user: object
  readonly permissions: readonly string[]
}

interface Call {
  readonly origin: string
  readonly token: string
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly body?: unknown
  /** Default: English. */
  readonly locale?: 'es' | 'en' | 'pt'
}

/** An API client as a third party would write it, from the description of the endpoints: it shares no code with the product. */
export function callPublic(origin: string, path: string, body?: unknown): Promise<Response> {
  return send({ url: `${origin}/api/${path}`, authorization: `Basic ${btoa('portal:portal')}`, body })
}

export function callPrivate({ origin, token, path, ...rest }: Call): Promise<Response> {
  return send({ url: `${origin}/api/private/${path}`, authorization: `Bearer ${token}`, ...rest })
}

/** Endpoints of the back office. */
export function callStudio({ origin, token, path, ...rest }: Call): Promise<Response> {
  return send({ url: `${origin}/api/studio/${path}`, authorization: `Bearer ${token}`, ...rest })
}

/** Solves the captcha and logs in. */
export async function logIn(origin: string, { email, password }: Account): Promise<Session> {
  const response = await callPublic(origin, 'login', { email, password, captcha: await solveCaptcha(origin) })
  if (response.status !== 200) throw new Error(`login responded ${response.status}: ${await response.text()}`)
  return response.json()
}

/** A solved captcha; each is accepted once. */
export async function solveCaptcha(origin: string): Promise<string> {
  const response = await callPublic(origin, 'captcha')
  return solve(await response.json())
}

interface Sent extends Pick<Call, 'method' | 'body' | 'locale'> {
  readonly url: string
  readonly authorization: string
}

function send({ url, authorization, body, locale = 'en', ...rest }: Sent): Promise<Response> {
  const { method = body === undefined ? 'GET' : 'POST' } = rest
  const headers = {
    // Endpoints of files respond with bytes to everybody else.
    Accept: 'application/json',
    Authorization: authorization,
    'Accept-Language': locale,
    'Content-Language': locale,
    'X-First-Name': 'Test',
    // The server may close an idle connection just when a test sends the next request.
    Connection: 'close',
  }
  if (body === undefined) return fetch(url, { method, headers })
  return fetch(url, { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
}

interface Challenge {
  readonly parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
  readonly signature: string
}

/** ALTCHA version 2: increments a counter until the derived key has the prefix of the challenge. */
function solve({ parameters, signature }: Challenge): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  for (let counter = 0; ; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4)
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
    if (!derivedKey.startsWith(keyPrefix)) continue
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution: { counter, derivedKey } }))
  }
}
