import type { Encoding } from '../encoding.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** A file of the web app, held in memory: a new build on the disk never mixes with the one being served. */
export interface StaticFile {
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  /** The request headers by which the answer differs. */
  readonly vary: string
  readonly bytes: Buffer
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

export function typeOfName(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream'
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

/** Compresses what is made at start; the build has done it for everything else. */
export async function encodeAll(bytes: Buffer): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })])
  return { br, gzip: gz }
}
