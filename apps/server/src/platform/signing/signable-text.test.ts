import { describe, expect, it } from 'vitest'
import { createCode } from '../random/tokens.ts'
import { createFileAddresses } from './file-addresses.ts'
import { createFileKeys } from './file-keys.ts'
import { createTextSigner } from './signable-text.ts'

const keys = createFileKeys(Buffer.alloc(32, 7))
const [FIRST, SECOND, THIRD] = [createCode(), createCode(), createCode()]
const picture = { id: 12, version: 3, name: 'Gol "de oro".jpg' }

const write = (addresses: ReturnType<typeof createFileAddresses>, title: string) =>
  JSON.stringify({
    title,
    files: [addresses.file(picture, 'thumb'), addresses.file(picture, '1080'), addresses.file(picture, 'thumb')],
    thumbs: [addresses.thumb('clip-1', 320), addresses.thumb('clip-1', 640)],
  })

describe('createTextSigner', () => {
  it('signs the text as if it had been written for the session', () => {
    const template = createTextSigner(keys).createTemplate()
    const text = template.finish(write(template.addresses, 'Ñandú 😀'))
    for (const handle of [FIRST, SECOND, FIRST]) {
      const addresses = createFileAddresses(keys.signerOf(handle))
      expect(String(text.signFor(handle))).toBe(write(addresses, 'Ñandú 😀'))
    }
  })

  it('ignores text that looks like a placeholder', () => {
    const template = createTextSigner(keys).createTemplate()
    const title = '~0~ ~.1~ ~ff.0~ $& \\1'
    const signed = template.finish(write(template.addresses, title)).signFor(FIRST)
    expect(JSON.parse(String(signed)).title).toBe(title)
  })

  it('signs correctly when the cache is too small', () => {
    const template = createTextSigner(keys, 4).createTemplate()
    const text = template.finish(write(template.addresses, 'Gol'))
    for (const handle of [FIRST, SECOND, FIRST, THIRD, SECOND]) {
      expect(String(text.signFor(handle))).toBe(write(createFileAddresses(keys.signerOf(handle)), 'Gol'))
    }
  })

  it('accepts a text without URLs', () => {
    expect(String(createTextSigner(keys).createTemplate().finish('{}').signFor(FIRST))).toBe('{}')
  })
})
