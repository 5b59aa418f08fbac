import { TEXT_FORMATS } from '@mixed-zone/contract/schemas/post'
import type { DescribeDownloads } from '../library/library.ts'
import { documentName } from './documents/documents.service.ts'
import { loadPack, type Parts } from './pack/load-pack.service.ts'
import { planPack } from './pack/plan-pack.ts'
import { layOutZip } from './zip/zip-layout.ts'

/** Says of a post what `get-zip` would give: the zip is laid out, and not kept. */
export function createDescribeDownloads(parts: Parts): DescribeDownloads {
  return async (postId, reading) => {
    const pack = await loadPack(parts, { kind: 'post', postId }, { ...reading, rendition: 'original' })
    const entries = planPack(pack.posts, { ...reading, rendition: 'original' })
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
