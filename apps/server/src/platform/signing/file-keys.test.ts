import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createFileKeys } from './file-keys.ts'

const secret = randomBytes(32)
const keys = createFileKeys(secret)
const handle = 'h4ndle_of-a-session'
const scope = 'files/12/original/1'

function withChange(text: string, at: number): string {
  const changed = text[at] === 'A' ? 'B' : 'A'
  return text.slice(0, at) + changed + text.slice(at + 1)
}

describe('createFileKeys', () => {
  it('finds the session behind its own signature', () => {
    expect(keys.verify(keys.sign(handle, scope), scope)).toBe(handle)
  })

  it('finds the session behind its whole key, whatever the scope', () => {
    expect(keys.verify(keys.keyOf(handle), scope)).toBe(handle)
    expect(keys.verify(keys.keyOf(handle), 'thumbs/abc')).toBe(handle)
  })

  it('signs the same for the same session and scope, also after a restart, so that caches work', () => {
    expect(createFileKeys(Buffer.from(secret)).sign(handle, scope)).toBe(keys.sign(handle, scope))
  })

  it('signs with at least 128 bits', () => {
    const signature = keys.sign(handle, scope).slice(handle.length + 1)
    expect(Buffer.from(signature, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  })

  it('refuses a signature for another scope', () => {
    expect(keys.verify(keys.sign(handle, scope), 'files/12/original/2')).toBeNull()
  })

  it('refuses a signature or key put under the name of another session', () => {
    for (const k of [keys.sign('other', scope), keys.keyOf('other')]) {
      expect(keys.verify(`${handle}${k.slice('other'.length)}`, scope)).toBeNull()
    }
  })

  it('refuses a signature and a key of another secret', () => {
    const others = createFileKeys(randomBytes(32))
    expect(keys.verify(others.sign(handle, scope), scope)).toBeNull()
    expect(keys.verify(others.keyOf(handle), scope)).toBeNull()
  })

  it('refuses a value in which any one character was changed', () => {
    for (const k of [keys.sign(handle, scope), keys.keyOf(handle)]) {
      for (let at = 0; at < k.length; at++) {
        expect(keys.verify(withChange(k, at), scope), `changed at ${at}`).toBeNull()
      }
    }
  })

  it.each([
    ['nothing', ''],
    ['a dot', '.'],
    ['a handle alone', handle],
    ['a handle and a dot', `${handle}.`],
    ['a signature without a handle', keys.sign(handle, scope).slice(handle.length)],
    ['a cut signature', keys.sign(handle, scope).slice(0, -1)],
    ['a padded signature', `${keys.sign(handle, scope)}=`],
    ['a signature with a space', `${keys.sign(handle, scope)} `],
    ['NUL', `${handle}.\0`],
    ['half a surrogate pair', `${handle}.\ud800`],
    ['a megabyte', `${handle}.${'A'.repeat(1_000_000)}`],
  ])('refuses %s', (_what, k) => {
    expect(keys.verify(k, scope)).toBeNull()
  })

  it('refuses to work with a secret that could be guessed', () => {
    expect(() => createFileKeys(Buffer.from('short'))).toThrow()
  })
})
