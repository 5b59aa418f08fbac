import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openScratchFolder } from '../storage/scratch-folder.ts'
import { isInstalled, runTool } from '../tools/run-tool.ts'

/** The first ones are enough to recognise a document. */
export const MAX_PAGES = 20
const PAGE_SIDE_PX = 1_000

const LIMITS = { timeoutMs: 120_000, maxMemoryMb: 1_500 } as const

export interface PdfPages {
  /** Of the whole document. */
  readonly pageCount: number
  /** JPEG, in order. */
  readonly pictures: readonly Buffer[]
}

/** Renders the first pages of a PDF with poppler. Null if poppler is not installed, or the document cannot be rendered within the limits. */
export async function renderPdfPages(path: string, signal: AbortSignal): Promise<PdfPages | null> {
  if (!(await isInstalled('pdftoppm')) || !(await isInstalled('pdfinfo'))) return null
  const folder = await openScratchFolder()
  try {
    const facts = (await runTool('pdfinfo', [path], { ...LIMITS, signal })).toString('utf8')
    const pageCount = Number(/^Pages:\s+(\d+)$/m.exec(facts)?.[1] ?? 0)
    if (pageCount === 0) return null
    const size = ['-scale-to', String(PAGE_SIDE_PX), '-jpeg', '-jpegopt', 'quality=82']
    const pages = ['-f', '1', '-l', String(MAX_PAGES)]
    await runTool('pdftoppm', [...size, ...pages, path, join(folder, 'page')], { ...LIMITS, signal })
    const names = (await readdir(folder)).toSorted((one, other) => numberOf(one) - numberOf(other))
    return { pageCount, pictures: await Promise.all(names.map((name) => readFile(join(folder, name)))) }
  } catch {
    // An aborted job must be retried, not store that there are no pages.
    signal.throwIfAborted()
    // Encrypted, damaged or too complex: the document can still be downloaded.
    return null
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const numberOf = (name: string) => Number(/(\d+)\.jpg$/.exec(name)?.[1] ?? 0)
