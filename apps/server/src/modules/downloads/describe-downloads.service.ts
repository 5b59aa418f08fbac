import { TEXT_FORMATS } from '@mixed-zone/contract/schemas/post'
import type { DescribeDownloads } from '../library/library.ts'
import { documentName } from './documents/documents.service.ts'
import { loadPack, type Parts } from './pack/load-pack.service.ts'
import { planPack } from './pack/plan-pack.ts'
import { layOutZip } from './zip/zip-layout.ts'

/** So long whoever opens a post waits for labels and documents that nobody needed before. They are made all the same. */
const PATIENCE_MS = 1_000

/**
 * Says of a post what `get-zip` would give: the zip is laid out, and not kept. A post can be read whatever becomes of its files: where they
 * are not ready in time, or cannot be read, its size is that of the files as they came in.
 */
export function createDescribeDownloads(parts: Parts): DescribeDownloads {
  const asTheyAre: Parts = {
    ...parts,
    labelFiles: async (wanted) => new Map(wanted.map(({ id, file }) => [id, file])),
    documents: (wanted) => parts.documents(wanted).catch(() => []),
  }

  return async (postId, reading) => {
    const packing = { ...reading, rendition: 'original' } as const
    const load = (source: Parts) => loadPack(source, { kind: 'post', postId }, packing)
    const pack = (await inTime(load(parts))) ?? (await load(asTheyAre))
    const entries = planPack(pack.posts, packing)
    const [post] = pack.posts
    return {
      zip: entries.length === 0 ? { size: 0, count: 0 } : { size: layOutZip(entries).sizeBytes, count: entries.length },
      texts: (post?.texts ?? []).flatMap((text) =>
        TEXT_FORMATS.map((format) => {
          const { locale } = text
          const name = documentName({ text, locale, format })
          return { locale, format, name, url: reading.addresses.text({ postId, locale, format }, name) }
        }),
      ),
      sizes: new Map((post?.assets ?? []).map(({ id, file }) => [id, file.sizeBytes])),
    }
  }
}

/** What comes of it within our patience; null where that is nothing. */
async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  try {
    return await Promise.race([work.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
