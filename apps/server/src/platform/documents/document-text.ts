import { open } from 'node:fs/promises'
import { runInWorker } from '../threads/run-in-worker.ts'
import { isInstalled, runTool } from '../tools/run-tool.ts'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What the search index takes of one document. */
const MAX_CHARACTERS = 200_000
const MAX_TEXT_BYTES = 2_000_000
const LIMITS = { timeoutMs: 60_000, maxMemoryMb: 1_000, maxOutputBytes: 20_000_000 } as const

export interface DocxTask {
  readonly path: string
}

/** The text of a document for search; null if it has none, or if it cannot be read within the limits. */
export async function readDocumentText(path: string, mediaType: string, signal: AbortSignal): Promise<string | null> {
  const text = await readText(path, mediaType, signal)
  // PostgreSQL accepts neither.
  const clean = text?.replaceAll('\0', ' ').toWellFormed().replace(/\s+/g, ' ').trim() ?? ''
  return clean === '' ? null : clean.slice(0, MAX_CHARACTERS)
}

async function readText(path: string, mediaType: string, signal: AbortSignal): Promise<string | null> {
  if (mediaType === 'application/pdf') return readPdf(path, signal)
  if (mediaType === DOCX) return readDocx(path, signal)
  return mediaType === 'text/plain' ? readPlain(path) : null
}

async function readPdf(path: string, signal: AbortSignal): Promise<string | null> {
  if (!(await isInstalled('pdftotext'))) return null
  const text = await runTool('pdftotext', ['-q', '-enc', 'UTF-8', '-l', '500', path, '-'], { ...LIMITS, signal }).catch(
    () => null,
  )
  signal.throwIfAborted()
  return text?.toString('utf8') ?? null
}

async function readDocx(path: string, signal: AbortSignal): Promise<string | null> {
  const file = new URL('./docx-text-worker.ts', import.meta.url)
  const task: DocxTask = { path }
  const text = await runInWorker<string | null>(file, task, { signal }).catch(() => null)
  // Without a text, an aborted job must fail and be retried, not store that there is none.
  signal.throwIfAborted()
  return text
}

/** Old programs write texts in Windows-1252. */
async function readPlain(path: string): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_TEXT_BYTES), 0, MAX_TEXT_BYTES, 0)
    const bytes = buffer.subarray(0, bytesRead)
    const mark = bytes.toString('hex', 0, 2)
    const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
    } catch {
      return new TextDecoder('windows-1252').decode(bytes)
    }
  } finally {
    await handle.close()
  }
}
