import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_INTERVAL_MS = 100

/** A mail, parsed from the file that the product writes when no mail server is configured. */
export interface ReadMail {
  id: number
  /** By lower-case name, encoded words decoded. */
  headers: Map<string, string>
  to: string
  subject: string
  text: string
  html: string
}

/** All mails so far, in order. Those in `known` are not parsed again: a mail never changes. */
export function readOutbox(dataDir: string, known = new Map<string, ReadMail>()): ReadMail[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  for (const name of readdirSync(folder).filter((file) => /^\d+\.eml$/.test(file) && !known.has(file)))
    known.set(name, readMail(Number.parseInt(name, 10), readFileSync(join(folder, name), 'latin1')))
  return [...known.values()].toSorted((one, other) => one.id - other.id)
}

interface MailQuery {
  dataDir: string
  /** The recipient's address. */
  to: string
  /** Part of the subject. */
  about: string | RegExp
  timeoutMs?: number
}

/** Waits for a mail and returns the last one. */
export async function waitForMail({ dataDir, to, about, timeoutMs = 20_000 }: MailQuery): Promise<ReadMail> {
  const known = new Map<string, ReadMail>()
  for (const deadline = performance.now() + timeoutMs; ; await wait(POLL_INTERVAL_MS)) {
    const mails = readOutbox(dataDir, known)
    const found = mails.findLast((mail) => mail.to.includes(to) && mail.subject.match(about) !== null)
    if (found !== undefined) return found
    const subjects = mails.map((mail) => `${mail.to}: ${mail.subject}`).join('\n')
    if (performance.now() > deadline) throw new Error(`No mail to ${to} about ${about} among:\n${subjects}`)
  }
}

/** The path of the only link in a mail whose path contains a text. */
export function linkIn({ text }: ReadMail, part: string): string {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  const paths = links.map((link) => new URL(link).pathname).filter((path) => path.includes(part))
  if (new Set(paths).size !== 1) throw new Error(`${paths.length} links with ${part} in:\n${text}`)
  return paths[0] ?? ''
}

function readMail(id: number, raw: string): ReadMail {
  const { headers, parts } = readPart(raw)
  const bodyOf = (type: string) => parts.find((part) => part.type === type)?.body ?? ''
  const to = headers.get('to') ?? ''
  const subject = headers.get('subject') ?? ''
  return { id, headers, to, subject, text: bodyOf('text/plain'), html: bodyOf('text/html') }
}

interface Part {
  type: string
  body: string
}

function readPart(raw: string): { headers: Map<string, string>; parts: Part[] } {
  const end = raw.indexOf('\r\n\r\n')
  const headers = readHeaders(raw.slice(0, end))
  const content = raw.slice(end + 4)
  const type = headers.get('content-type') ?? 'text/plain'
  const [, boundary] = /boundary="?([^";]+)"?/.exec(type) ?? []
  if (boundary === undefined) {
    const body = decodeBody(content, headers.get('content-transfer-encoding') ?? '7bit')
    return { headers, parts: [{ type: type.split(';')[0]?.trim() ?? '', body }] }
  }
  const inner = content.split(`--${boundary}`).slice(1, -1)
  return { headers, parts: inner.flatMap((part) => readPart(part.replace(/^\r\n/, '')).parts) }
}

function readHeaders(raw: string): Map<string, string> {
  const lines = raw.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
    }),
  )
}

function decodeBody(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return Buffer.from(content, 'latin1').toString('utf8')
  return fromEscapes(content.replaceAll(/=\r\n/g, ''))
}

/** RFC 2047: `=?UTF-8?Q?Ib=C3=A1=C3=B1ez?=`. Neighbours are one word: a letter may be cut between them. */
function decodeWords(value: string): string {
  return value
    .replaceAll(/(=\?utf-8\?[qb]\?[^?]*\?=)\s+(?==\?utf-8\?)/gi, '$1')
    .replaceAll(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) => {
      const pieces = [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, encoding = '', text = '']) =>
        encoding.toLowerCase() === 'b'
          ? Buffer.from(text, 'base64')
          : Buffer.from(unescape(text.replaceAll('_', ' ')), 'latin1'),
      )
      return Buffer.concat(pieces).toString('utf8')
    })
}

function fromEscapes(text: string): string {
  return Buffer.from(unescape(text), 'latin1').toString('utf8')
}

function unescape(text: string): string {
  return text.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
