/** The control characters that no text has: all but tab, line feed, form feed and carriage return. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f]/

/** Which kind of text it is, or null where it is none. */
export function textTypeOf(head: Buffer): string | null {
  const text = decode(head)
  if (text === null || CONTROL.test(text)) return null
  if (/^WEBVTT(?=[\s]|$)/.test(text)) return 'text/vtt'
  // A comment, a doctype or blanks may stand before them: browsers look past those, so must we.
  const markup = text.slice(0, 4096).toLowerCase()
  if (/<svg[\s>/:]/.test(markup) || /<[a-z]+:svg[\s>]/.test(markup)) return 'image/svg+xml'
  if (/<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]|<script[\s>]|<iframe[\s>]/.test(markup)) return 'text/html'
  if (markup.trimStart().startsWith('<?xml')) return 'application/xml'
  return 'text/plain'
}

/** UTF-8, or UTF-16 where a byte order mark says so. A character may be cut at the end of the head. */
function decode(head: Buffer): string | null {
  const mark = head.toString('hex', 0, 2)
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true })
  } catch {
    return null
  }
}
