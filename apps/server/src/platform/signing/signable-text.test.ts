import { describe, expect, it } from 'vitest'
import { createFileAddresses } from './file-addresses.ts'
import { createFileKeys } from './file-keys.ts'
import { createSigningTemplate } from './signable-text.ts'
import { createSignatures } from './signatures.ts'

const keys = createFileKeys(Buffer.alloc(32, 7))
const picture = { id: 12, version: 3, name: 'Gol "de oro".jpg' }

const write = (addresses: ReturnType<typeof createFileAddresses>, title: string) =>
  JSON.stringify({
    title,
    files: [addresses.file(picture, 'thumb'), addresses.file(picture, '1080'), addresses.file(picture, 'thumb')],
    thumbs: [addresses.thumb('clip-1', 320), addresses.thumb('clip-1', 640)],
  })

describe('a text that is signed later', () => {
  it('says for each session what it would have said signed at once', () => {
    const template = createSigningTemplate(createSignatures(keys))
    const text = template.finish(write(template.addresses, 'Ñandú 😀'))
    for (const handle of ['first', 'second', 'first']) {
      const atOnce = createFileAddresses(keys.signerOf(handle))
      expect(text.signFor(handle)).toBe(write(atOnce, 'Ñandú 😀'))
    }
  })

  it('is not led astray by what people write', () => {
    const template = createSigningTemplate(createSignatures(keys))
    const title = '~0~ ~.1~ ~ff.0~ $& \\1'
    const signed = template.finish(write(template.addresses, title)).signFor('first')
    expect(JSON.parse(signed).title).toBe(title)
  })

  it('is right, too, when there is room for few signatures', () => {
    const signatures = createSignatures(keys, 4)
    const template = createSigningTemplate(signatures)
    const text = template.finish(write(template.addresses, 'Gol'))
    for (const handle of ['first', 'second', 'first', 'third', 'second']) {
      expect(text.signFor(handle)).toBe(write(createFileAddresses(keys.signerOf(handle)), 'Gol'))
    }
  })

  it('may hold no address at all', () => {
    expect(createSigningTemplate(createSignatures(keys)).finish('{}').signFor('first')).toBe('{}')
  })
})
