import { pbkdf2Sync } from 'node:crypto'

/** The account of the demo that reads and downloads. */
export const READER = { email: 'media@mixedzone.test', password: 'Press-Box-2026' }

export const EDITOR = { ...READER, email: 'editor@mixedzone.test' }

export const ADMIN = { ...READER, email: 'admin@mixedzone.test' }

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
  signature: string
}

/** A client as somebody else would write it, from the description of the calls alone: it shares no code with the product. */
export async function callPublic(origin: string, path: string, body?: unknown): Promise<Response> {
  return send({ url: `${origin}/api/${path}`, authorization: `Basic ${btoa('portal:portal')}`, body })
}

export async function callPrivate({ origin, token, path, body }: PrivateCall): Promise<Response> {
  return send({ url: `${origin}/api/private/${path}`, authorization: `Bearer ${token}`, body })
}

/** What the back office calls. */
export async function callStudio({ origin, token, path, body }: PrivateCall): Promise<Response> {
  return send({ url: `${origin}/api/studio/${path}`, authorization: `Bearer ${token}`, body })
}

interface PrivateCall {
  origin: string
  token: string
  path: string
  body?: unknown
}

/** What a log-in answers, as far as it makes a session. */
export interface LogInAnswer {
  token: string
  key: string
  user: object
  permissions: string[]
}

/** Logs in, the captcha solved, and answers the token. */
export async function logIn(origin: string, account = READER): Promise<string> {
  return (await openSession(origin, account)).token
}

/** Logs in, the captcha solved, and answers all that the server says. */
export async function openSession(origin: string, account = READER): Promise<LogInAnswer> {
  const answer = await callPublic(origin, 'login', { ...account, captcha: await solveCaptcha(origin) })
  if (answer.status !== 200) throw new Error(`The login answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** A captcha of the product's own, solved: it counts once. */
export async function solveCaptcha(origin: string): Promise<string> {
  return solve(await (await callPublic(origin, 'captcha')).json())
}

async function send({
  url,
  authorization,
  body,
}: {
  url: string
  authorization: string
  body: unknown
}): Promise<Response> {
  const headers = {
    Authorization: authorization,
    'Accept-Language': 'en',
    'Content-Language': 'en',
    'X-First-Name': 'Test',
  }
  if (body === undefined) return fetch(url, { headers })
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** ALTCHA version 2: counts until the derived key begins as the challenge wants it. */
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
