import type { Locale } from '@mixed-zone/contract/locales'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Content, type Delivery, type FileSource, storedContent } from '../../platform/http/send-content.ts'
import {
  type AddressedText,
  fileScope,
  type ServedRendition,
  textScope,
  zipScope,
} from '../../platform/signing/file-addresses.ts'
import { visibleTo } from '../library/rules.ts'
import { assetItem, type CountDownloads, textItem } from './count/count-downloads.service.ts'
import type { RunningZips } from './count/running-zips.service.ts'
import { type Documents, documentName } from './documents/documents.service.ts'
import type { FindFile } from './find-file.service.ts'
import { listPackPosts, listPackTexts } from './pack/pack.repository.ts'
import type { createOpenZip } from './zip/open-zip.service.ts'
import type { StoredEntry } from './zip/stream-zip.ts'

/** Kept by the browser, and asked about every time: a right that ended is known at the next look, an unchanged file costs no bytes. */
export const ASK_EVERY_TIME = 'private, no-cache'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly files: FileSource
  readonly findFile: FindFile
  readonly documents: Documents
  readonly count: CountDownloads
  readonly runningZips: RunningZips
  readonly openZip: ReturnType<typeof createOpenZip>
}

/** What is known about a request for bytes. */
export interface BytesRequest {
  readonly locale: Locale
  /** Shown inside a page, by a player or as a picture; such requests are not counted as downloads. */
  readonly isEmbedded: boolean
}

interface WantedFile {
  readonly id: number
  readonly version?: number
  readonly rendition: ServedRendition
}

export type Contents = ReturnType<typeof createContents>

/** Everything that can be sent to a person, checked and ready, and counted where it is a download. */
export function createContents(parts: Parts) {
  const { db, clock, files, findFile, documents, count, runningZips, openZip } = parts

  return {
    async file(actor: Actor, request: BytesRequest, wanted: WantedFile): Promise<Content> {
      const found = await findFile.file(actor, { ...wanted, locale: request.locale })
      const { file, fileName, isDownload, id, version, postId } = found
      const content = { file, fileName, cacheControl: ASK_EVERY_TIME }
      if (!isDownload) return storedContent(files, { ...content, disposition: 'inline' })
      const download = {
        subject: fileScope(found, wanted.rendition),
        sizeBytes: file.sizeBytes,
        rendition: renditionOf(wanted.rendition),
        assetId: id,
        posts: [{ postId, bytes: file.sizeBytes }],
        items: [assetItem({ id, version })],
      }
      const delivery = request.isEmbedded ? undefined : count.delivery(actor, download)
      return storedContent(files, { ...content, disposition: 'attachment', delivery })
    },

    async text(actor: Actor, request: BytesRequest, text: AddressedText): Promise<Content> {
      const { postId, locale, format } = text
      const visible = visibleTo(actor, clock.now())
      const [post] = await listPackPosts(db, { visible, choice: { kind: 'post', postId } })
      const words = post ? (await listPackTexts(db, [postId])).find((one) => one.locale === locale) : undefined
      const [file] = words ? await documents([{ ...text, text: words }]) : []
      if (!words || !file) throw new ApiError('not-found')
      const download = {
        subject: textScope(text),
        sizeBytes: file.sizeBytes,
        rendition: 'original' as const,
        assetId: null,
        posts: [{ postId, bytes: file.sizeBytes }],
        items: [textItem({ postId, fileId: file.id })],
      }
      return storedContent(files, {
        file,
        disposition: 'attachment',
        fileName: documentName({ text: words, locale, format }),
        cacheControl: ASK_EVERY_TIME,
        delivery: request.isEmbedded ? undefined : count.delivery(actor, download),
      })
    },

    async zip(actor: Actor, request: BytesRequest, id: number): Promise<Content> {
      const { locale } = request
      const zip = await openZip(actor, id, locale)
      const { row, layout } = zip
      const received: string[] = []
      const download = {
        subject: zipScope(id),
        sizeBytes: layout.sizeBytes,
        rendition: row.rendition,
        assetId: null,
        posts: postsIn(layout.entries),
        items: [],
      }
      const counting = request.isEmbedded ? undefined : count.delivery(actor, download)
      let free = () => {}
      const delivery: Delivery = {
        async begin(firstByte) {
          // What can never be finished is not begun.
          await zip.check()
          free = await runningZips.begin(actor, { zipId: id, locale })
          try {
            await counting?.begin(firstByte)
          } catch (error) {
            free()
            throw error
          }
        },
        end(result) {
          free()
          counting?.end(result)
          count.received(actor, received)
        },
      }
      return {
        sizeBytes: layout.sizeBytes,
        etag: `"${row.digest.toString('base64url')}"`,
        mediaType: 'application/zip',
        disposition: 'attachment',
        fileName: row.name,
        cacheControl: ASK_EVERY_TIME,
        delivery,
        check: () => zip.check(),
        open: async (range) => zip.stream(range, (entry) => received.push(...itemOf(entry))),
      }
    },
  }
}

/** `1920-jpeg` is the size 1920, as it is downloaded. */
function renditionOf(rendition: ServedRendition) {
  return rendition === 'original' || rendition === 'thumb' || rendition === '1080' || rendition === '1920'
    ? rendition
    : MADE[rendition]
}

const MADE = { '1920-jpeg': '1920', '1080-jpeg': '1080', 'thumb-jpeg': 'thumb' } as const

function itemOf({ assetId, assetVersion, postId, file }: StoredEntry): string[] {
  if (assetId !== null && assetVersion !== null) return [assetItem({ id: assetId, version: assetVersion })]
  return postId === null ? [] : [textItem({ postId, fileId: file.id })]
}

/** How much of each post is in a zip. */
function postsIn(entries: readonly StoredEntry[]) {
  const bytesOf = new Map<number, number>()
  for (const { postId, sizeBytes } of entries) {
    if (postId !== null) bytesOf.set(postId, (bytesOf.get(postId) ?? 0) + sizeBytes)
  }
  return [...bytesOf].map(([postId, bytes]) => ({ postId, bytes }))
}
