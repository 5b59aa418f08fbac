import { describe, expect, it } from 'vitest'
import { composeMessage, type MessageHeaders, type RenderedMail } from './message.ts'

const rendered: RenderedMail = { subject: 'Hola', text: 'Texto', html: '<p>Texto</p>' }

const HEADERS: MessageHeaders = {
  messageId: '<abc@league.test>',
  date: new Date('2026-11-15T10:00:00Z'),
  from: { name: 'Liga Ñ', address: 'press@league.test' },
  to: { name: 'Ana', address: 'ana@paper.test' },
}

interface Parsed {
  readonly headers: readonly string[]
  header(name: string): string | undefined
}

/** Composes a message and unfolds its headers. */
async function compose(mail: Partial<RenderedMail>, given: Partial<MessageHeaders> = {}): Promise<Parsed> {
  const bytes = await composeMessage({ ...rendered, ...mail }, { ...HEADERS, ...given })
  const [head = ''] = bytes.toString('latin1').split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return {
    headers,
    header: (name) => headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2),
  }
}

/** Decodes the encoded words of RFC 2047. */
function decoded(header = ''): string {
  return header.replace(/\?=\s+=\?/g, '?==?').replace(/(=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, (words) =>
    Buffer.concat(
      [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind = '', text = '']) =>
        kind.toUpperCase() === 'B'
          ? Buffer.from(text, 'base64')
          : Buffer.from(
              text
                .replaceAll('_', ' ')
                .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
              'latin1',
            ),
      ),
    ).toString('utf8'),
  )
}

describe('composeMessage', () => {
  it('writes sender, recipient, date and Message-ID', async () => {
    const { header } = await compose({})
    expect(header('Message-ID')).toBe('<abc@league.test>')
    expect(header('Date')).toBe('Sun, 15 Nov 2026 10:00:00 +0000')
    expect(decoded(header('From'))).toBe('Liga Ñ <press@league.test>')
    expect(header('To')).toBe('Ana <ana@paper.test>')
    expect(header('Reply-To')).toBeUndefined()
    expect(header('Content-Type')).toMatch(/^multipart\/alternative/)
    expect(header('Auto-Submitted')).toBe('auto-generated')
  })

  it('writes the one-click unsubscribe headers only if the mail has the link', async () => {
    const unsubscribeUrl = `https://media.example.com/pt/unsubscribe/${'c0de'.repeat(30)}`
    const { header } = await compose({ unsubscribeUrl })
    expect(header('List-Unsubscribe')).toBe(`<${unsubscribeUrl}>`)
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect((await compose({})).headers.join()).not.toContain('List-Unsubscribe')
  })

  it.each([['José Ñandú Çelik'], ['O\'Brien, "Bob" <root>'], ['محمد الحسن'], ['👩‍🚀 Ana 🏟️'], ['a'.repeat(300)]])(
    'keeps the name %s as it is',
    async (name) => {
      const { header, headers } = await compose(
        { subject: `Hola ${name}` },
        { to: { name, address: 'ana@paper.test' } },
      )
      expect(decoded(header('Subject'))).toBe(`Hola ${name}`)
      expect(header('To')).toMatch(/<ana@paper\.test>$/)
      expect(headers.filter((line) => line.startsWith('To:'))).toHaveLength(1)
    },
  )

  it.each(['\r\nBcc: all@evil.test', '\nBcc: all@evil.test', '\rBcc: all@evil.test', '\u2028Bcc: x', '\0Bcc: x'])(
    'prevents header injection with %j',
    async (attempt) => {
      const name = `Ana${attempt}`
      const { headers } = await compose(
        { subject: `Hola ${name}` },
        { to: { name, address: 'ana@paper.test' }, replyTo: { name, address: 'help@league.test' } },
      )
      const names = headers.map((line) => line.split(':')[0])
      expect(names).not.toContain('Bcc')
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it('does not decode encoded words that somebody typed', async () => {
    const name = '=?UTF-8?B?aGlkZGVu?='
    const { header } = await compose({ subject: `Hola ${name}` }, { to: { name, address: 'ana@paper.test' } })
    expect(decoded(header('Subject'))).not.toContain('hidden')
    expect(decoded(header('To'))).not.toContain('hidden')
  })

  it('builds the same message again for the same mail', async () => {
    const boundaries = /--_NmP-[^\r\n]+|boundary="[^"]+"/g
    const [first, second] = await Promise.all([1, 2].map(() => composeMessage(rendered, HEADERS)))
    expect(first?.toString().replace(boundaries, '')).toBe(second?.toString().replace(boundaries, ''))
  })
})
