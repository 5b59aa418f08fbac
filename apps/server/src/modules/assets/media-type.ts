import type { AssetKind } from '@mixed-zone/contract/schemas/asset'
import { fileTypeFromBuffer } from 'file-type'

/** How many of a file's first bytes `detectMediaType` needs. */
export const HEAD_BYTES = 64 * 1024

const UNKNOWN = 'application/octet-stream'

/** Where `file-type` uses another name than we do. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'image/heif': 'image/heic',
  'video/x-m4v': 'video/mp4',
}

/**
 * What a file is, by its first bytes. Every upload goes through this; the sender's name and headers do not count.
 * A file of no known format is text if it decodes as text.
 */
export async function detectMediaType(head: Buffer): Promise<string> {
  // A UTF-16 byte order mark looks like an MPEG frame.
  if (/^(?:fffe|feff)/.test(head.toString('hex', 0, 2))) return textTypeOf(head) ?? UNKNOWN
  const detected = (await fileTypeFromBuffer(head))?.mime
  if (detected === 'application/zip') return zipTypeOf(head)
  if (detected === undefined || detected === 'application/xml') return textTypeOf(head) ?? UNKNOWN
  return OUR_NAMES[detected] ?? detected
}

/** Control characters that text files do not contain. */
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f]/

/** Null if it is not text. Recognises SVG and HTML wherever browsers would. */
function textTypeOf(head: Buffer): string | null {
  const text = decode(head)
  if (text === null || CONTROL.test(text)) return null
  if (/^WEBVTT(?=[\s]|$)/.test(text)) return 'text/vtt'
  // Skip what browsers skip: comments, doctypes and whitespace.
  const markup = text.slice(0, 4096).toLowerCase()
  if (/<svg[\s>/:]/.test(markup) || /<[a-z]+:svg[\s>]/.test(markup)) return 'image/svg+xml'
  if (/<!doctype html|<html[\s>]|<head[\s>]|<body[\s>]|<script[\s>]|<iframe[\s>]/.test(markup)) return 'text/html'
  if (markup.trimStart().startsWith('<?xml')) return 'application/xml'
  return 'text/plain'
}

/** UTF-8, or UTF-16 with a byte order mark. The last character may be truncated. */
function decode(head: Buffer): string | null {
  const mark = head.toString('hex', 0, 2)
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true })
  } catch {
    return null
  }
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

const OFFICE_TYPES: readonly (readonly [folder: string, type: string])[] = [
  ['word/', `${OFFICE}.wordprocessingml.document`],
  ['xl/', `${OFFICE}.spreadsheetml.sheet`],
  ['ppt/', `${OFFICE}.presentationml.presentation`],
]

/** `file-type` needs `[Content_Types].xml`, which LibreOffice writes at the end, beyond the head. */
function zipTypeOf(head: Buffer): string {
  const names = zipEntryNames(head)
  const isOffice = names.some((name) => name === '[Content_Types].xml' || name.startsWith('_rels/'))
  const office = OFFICE_TYPES.find(([folder]) => names.some((name) => name.startsWith(folder)))
  return isOffice && office ? office[1] : 'application/zip'
}

/** A signature inside compressed data is harmless here. */
function zipEntryNames(head: Buffer): string[] {
  const names: string[] = []
  let at = head.indexOf('PK\x03\x04', 0, 'latin1')
  while (at >= 0 && at + 30 <= head.length) {
    const length = head.readUInt16LE(at + 26)
    names.push(head.toString('latin1', at + 30, at + 30 + Math.min(length, 256)))
    at = head.indexOf('PK\x03\x04', at + 30, 'latin1')
  }
  return names
}

/** The formats that sharp can decode and browsers can show. */
const PICTURES: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
])

const DOCUMENTS: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/rtf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'text/plain',
  'text/vtt',
])

/** What browsers play. */
const VIDEOS: ReadonlySet<string> = new Set(['video/mp4', 'video/quicktime', 'video/webm'])

export function isPicture(mediaType: string): boolean {
  return PICTURES.has(mediaType)
}

/** Pictures that are not shown, but can be downloaded, and may say where they were taken. */
export function hasHiddenGps(mediaType: string): boolean {
  return /^image\/(?:heic|heif|x-)/.test(mediaType)
}

/** HEIC, raw pictures, other videos and HTML count as files: stored, but never displayed. */
export function kindOfType(mediaType: string): AssetKind {
  if (isPicture(mediaType)) return 'image'
  if (VIDEOS.has(mediaType)) return 'video'
  return DOCUMENTS.has(mediaType) ? 'text' : 'file'
}
