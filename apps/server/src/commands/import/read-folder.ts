import type { Dirent } from 'node:fs'
import { LOCALES } from '@mixed-zone/contract/locales'
import {
  type ImportedPost,
  ImportProblem,
  type OpenFile,
  parseImportedPost,
  PICTURE_NAME,
} from '../../modules/library/library.ts'
import { decode, openSafeFolder, type SafeFolder } from './safe-folder.ts'
import { parseTextFile, TEXT_FORMATS, type TextFile } from './text-files.ts'

const MAX_POST_BYTES = 5_000_000
const MAX_LIST_BYTES = 64_000_000

const LINES_FILE = 'posts.jsonl'
const LIST_FILE = 'posts.json'
const POST_FILE = 'post.json'

/** A post that has been found, but not read yet. */
export interface FoundPost {
  /** Where it is, for messages. */
  readonly name: string
  /** Rejects with an `ImportProblem` if the post is at fault. */
  readonly load: () => Promise<LoadedPost>
}

export interface LoadedPost {
  readonly post: ImportedPost
  readonly openFile: OpenFile
}

/** Finds the posts of a folder one after the other. Only their names, or the lines of one file, are held in memory. */
export async function* readFolder(path: string): AsyncGenerator<FoundPost> {
  const folder = await openSafeFolder(path)
  for (const entry of await folder.list()) {
    try {
      yield* readEntry(folder, entry)
    } catch (error) {
      // What cannot be read is listed like a post with a mistake: the other entries are still imported.
      yield failing(entry.name, error)
    }
  }
}

async function* readEntry(folder: SafeFolder, entry: Dirent): AsyncGenerator<FoundPost> {
  const { name } = entry
  if (entry.isSymbolicLink()) throw new ImportProblem('it is a symbolic link, which is not followed')
  if (entry.isDirectory()) yield* readPostFolder(folder, name)
  else if (name === LINES_FILE) yield* readLines(folder)
  else if (name === LIST_FILE) yield* readList(folder)
  else if (name.endsWith('.json')) {
    const key = name.slice(0, -'.json'.length)
    yield { name, load: async () => load(folder, parseJson(await folder.readText(name, MAX_POST_BYTES)), { key }) }
  }
}

const failing = (name: string, error: unknown): FoundPost => ({ name, load: () => Promise.reject(error) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportProblem('it is no valid JSON')
  }
}

function load(folder: SafeFolder, value: unknown, defaults: Readonly<Record<string, unknown>> = {}): LoadedPost {
  return { post: parseImportedPost(isObject(value) ? { ...defaults, ...value } : value), openFile: folder.openFile }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function* readList(folder: SafeFolder): AsyncGenerator<FoundPost> {
  const list = parseJson(await folder.readText(LIST_FILE, MAX_LIST_BYTES))
  if (!Array.isArray(list)) throw new ImportProblem('it is no list of posts')
  for (const [index, value] of list.entries()) {
    yield { name: `${LIST_FILE}, post ${index + 1}`, load: async () => load(folder, value) }
  }
}

const NEWLINE = 10

/** What JSON ignores: spaces, tabs and the carriage returns of CRLF. */
const BLANKS: ReadonlySet<number> = new Set([32, 9, 13])

/** One post in each line, so that a list of any length fits into memory. */
async function* readLines(folder: SafeFolder): AsyncGenerator<FoundPost> {
  let number = 0
  for await (const line of splitLines(folder)) {
    number += 1
    const name = `${LINES_FILE}, line ${number}`
    if (line === null) yield failing(name, new ImportProblem(`it is longer than ${MAX_POST_BYTES / 1_000_000} MB`))
    else if (!line.every((byte) => BLANKS.has(byte)))
      yield { name, load: async () => load(folder, parseJson(decode(line, name))) }
  }
}

/** Null stands for a line that is too long. */
async function* splitLines(folder: SafeFolder): AsyncGenerator<Buffer | null> {
  let parts: Buffer[] = []
  let length = 0
  const end = () => {
    const line = length > MAX_POST_BYTES ? null : Buffer.concat(parts)
    parts = []
    length = 0
    return line
  }
  const add = (part: Buffer) => {
    length += part.length
    if (length > MAX_POST_BYTES) parts = []
    else parts.push(part)
  }
  for await (const chunk of await folder.openFile(LINES_FILE)) {
    // Streams of files without an encoding consist of buffers.
    let rest = chunk as Buffer
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      add(rest.subarray(0, at))
      yield end()
      rest = rest.subarray(at + 1)
    }
    add(rest)
  }
  if (length > 0) yield end()
}

/** A folder without `post.json` holds files of other posts. */
async function* readPostFolder(folder: SafeFolder, path: string): AsyncGenerator<FoundPost> {
  const names = (await folder.list(path)).map(({ name }) => name)
  if (names.includes(POST_FILE)) yield { name: path, load: () => loadPostFolder(folder, path, names) }
}

async function loadPostFolder(folder: SafeFolder, path: string, names: readonly string[]): Promise<LoadedPost> {
  const value = parseJson(await folder.readText(`${path}/${POST_FILE}`, MAX_POST_BYTES))
  if (!isObject(value)) throw new ImportProblem(`${POST_FILE} is no post`)
  const assets = value['assets'] ?? names.filter((name) => PICTURE_NAME.test(name)).map((file) => ({ file }))
  const files = Array.isArray(assets) ? assets.map((asset) => (isObject(asset) ? String(asset['file']) : '')) : []
  const given = isObject(value['translations']) ? value['translations'] : {}
  const translations: Record<string, unknown> = { ...given }
  for (const locale of LOCALES) {
    const file = await readTextFile(folder, { path, names }, locale)
    if (!file) continue
    const { title, body } = parseTextFile(file, files)
    const inJson = isObject(given[locale]) ? given[locale] : {}
    translations[locale] = { ...(title !== null && { title }), ...inJson, body }
  }
  return {
    post: parseImportedPost({ key: path, ...value, assets, translations }),
    openFile: (file) => folder.openFile(`${path}/${file}`),
  }
}

async function readTextFile(
  folder: SafeFolder,
  { path, names }: { path: string; names: readonly string[] },
  locale: string,
): Promise<TextFile | null> {
  const formats = TEXT_FORMATS.filter((format) => names.includes(`${locale}.${format}`))
  const [format] = formats
  if (format === undefined) return null
  if (formats.length > 1) throw new ImportProblem(`it has two texts for "${locale}"`)
  return { format, content: await folder.readText(`${path}/${locale}.${format}`, MAX_POST_BYTES) }
}
