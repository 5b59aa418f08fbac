import { describe, expect, it } from 'vitest'
import { credentialOf, isClientCredential } from './register-routes.ts'

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('isClientCredential', () => {
  it('knows the configured credential, whatever the case of the scheme', () => {
    expect(isClientCredential(basic('portal:portal'), 'portal:portal')).toBe(true)
    expect(isClientCredential(basic('portal:portal').replace('Basic', 'bAsIc'), 'portal:portal')).toBe(true)
    expect(isClientCredential(basic('liga:ñandú'), 'liga:ñandú')).toBe(true)
  })

  it.each([
    ['nothing', undefined],
    ['an empty header', ''],
    ['another word', basic('portal:other')],
    ['a longer word', basic('portal:portal2')],
    ['the word without base64', 'Basic portal:portal'],
    ['the right word as a bearer token', basic('portal:portal').replace('Basic', 'Bearer')],
    ['no scheme', Buffer.from('portal:portal').toString('base64')],
    ['two words', `${basic('portal:portal')} x`],
    ['no base64 at all', 'Basic %%%'],
  ])('refuses %s', (_what, header) => {
    expect(isClientCredential(header, 'portal:portal')).toBe(false)
  })
})

describe('credentialOf', () => {
  it('gives the token of its own scheme only', () => {
    expect(credentialOf('Bearer abc', 'Bearer')).toBe('abc')
    expect(credentialOf('Basic abc', 'Bearer')).toBeNull()
    expect(credentialOf('Bearer', 'Bearer')).toBeNull()
    expect(credentialOf('Bearer a b', 'Bearer')).toBeNull()
  })
})
