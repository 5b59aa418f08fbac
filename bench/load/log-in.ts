import { pbkdf2Sync } from 'node:crypto'

interface Challenge {
  readonly parameters: {
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
  }
  readonly signature: string
}

const CLIENT = `Basic ${btoa('portal:portal')}`

/** Logs in with a demo account and returns the session's token. */
export async function logIn(origin: string, email = 'media@mixedzone.test'): Promise<string> {
  const challenge = await readJson<Challenge>(`${origin}/api/captcha`, { headers: { authorization: CLIENT } })
  const { token } = await readJson<{ token: string }>(`${origin}/api/login`, {
    method: 'POST',
    headers: { authorization: CLIENT, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Press-Box-2026', captcha: solve(challenge) }),
  })
  return token
}

/** The response is not validated: benchmarks trust the product. */
export async function readJson<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init)
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** ALTCHA version 2: increments a counter until the derived key has the required prefix. */
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
