import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Download as DownloadAddress } from '@mixed-zone/contract/schemas/downloads'
import { ApiError } from '../../platform/errors/api-error.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type Content, type Transfer, type FileSource, storedContent } from '../../platform/http/send-content.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type AddressedText,
  createFileAddresses,
  fileScope,
  textScope,
  zipScope,
  renditionFileName,
} from '../../platform/signing/file-addresses.ts'
import { visibleTo } from '../library/rules.ts'
import { assetItem, type CountDownloads, type Download, textItem } from './transfers/count-downloads.service.ts'
import type { LimitZips } from './transfers/limit-zips.service.ts'
import { findCrest, findSessionEnd } from './downloads.repository.ts'
import {
  type FindFile,
  isDownload,
  type WantedDownload,
  type WantedFile,
  type WantedThumb,
} from './find-file.service.ts'
import { documentName, type GetDocuments } from './generated/documents.service.ts'
import { drawInitialsCrest } from './initials-crest.ts'
import { loadPackTexts } from './pack/load-pack-texts.ts'
import { listPackPosts } from './pack/pack.repository.ts'
import type { CreatedZip } from './zip/create-zip.service.ts'
import type { OpenZip } from './zip/open-zip.service.ts'
import type { StoredEntry } from './zip/stream-zip.ts'
import { LAYOUT_VERSION } from './zip/zip-layout.ts'

/** Browsers may store the response but must revalidate it: a right that has ended takes effect with the next request. */
const REVALIDATE = 'private, no-cache'
const CREST_CACHE = 'public, max-age=3600'

export interface DownloadsServiceDeps extends Pick<Platform, 'db' | 'clock' | 'fileKeys'> {
  readonly files: FileSource
  readonly findFile: FindFile
  readonly getDocuments: GetDocuments
  readonly countDownloads: CountDownloads
  readonly limitZips: LimitZips
  readonly openZip: OpenZip
}

export interface BytesRequest {
  readonly locale: Locale
  /** Shown inside a page, by a player or as a picture; such requests are not counted as downloads. */
  readonly isEmbedded: boolean
}

export type DownloadsService = ReturnType<typeof createDownloadsService>

export function createDownloadsService(deps: DownloadsServiceDeps) {
  const { db, clock, fileKeys, files, findFile, getDocuments, countDownloads, limitZips, openZip } = deps

  function count(actor: Actor, { isEmbedded }: BytesRequest, download: Download): Transfer | undefined {
    return isEmbedded ? undefined : countDownloads.createTransfer(actor, download)
  }

  async function withExpiry(actor: Actor, address: Omit<DownloadAddress, 'expiresAt'>): Promise<DownloadAddress> {
    const endsAt = await findSessionEnd(db, actor.sessionId)
    if (!endsAt) throw new ApiError('token')
    return { ...address, expiresAt: endsAt.toISOString() }
  }

  return {
    async getFileAddress(actor: Actor, wanted: WantedDownload, locale: Locale): Promise<DownloadAddress> {
      const found = await findFile.file(actor, wanted, locale)
      const url = createFileAddresses(fileKeys.signerOf(actor.fileHandle)).file(found, wanted.rendition)
      return withExpiry(actor, { url, name: found.fileName, size: found.file.sizeBytes })
    },

    getZipAddress(actor: Actor, { id, name, sizeBytes }: CreatedZip): Promise<DownloadAddress> {
      const url = createFileAddresses(fileKeys.signerOf(actor.fileHandle)).zip(id, name)
      return withExpiry(actor, { url, name, size: sizeBytes })
    },

    async openFile(actor: Actor, request: BytesRequest, wanted: WantedFile): Promise<Content> {
      const { rendition } = wanted
      if (!isDownload(rendition)) {
        const { file, name } = await findFile.picture(actor, wanted, request.locale)
        const fileName = renditionFileName(name, rendition)
        return storedContent(files, { file, fileName, cacheControl: REVALIDATE, disposition: 'inline' })
      }
      const found = await findFile.file(actor, { ...wanted, rendition }, request.locale)
      const { file, fileName, id, version, postId } = found
      const transfer = count(actor, request, {
        subject: fileScope(found, rendition),
        sizeBytes: file.sizeBytes,
        rendition: found.size,
        assetId: id,
        posts: [{ postId, bytes: file.sizeBytes }],
        items: [assetItem({ id, version })],
      })
      return storedContent(files, { file, fileName, cacheControl: REVALIDATE, disposition: 'attachment', transfer })
    },

    async openText(actor: Actor, request: BytesRequest, text: AddressedText): Promise<Content> {
      const { postId, locale, format } = text
      const visible = visibleTo(actor, clock.now())
      const [post] = await listPackPosts(db, { visible, selection: { kind: 'post', postId } })
      const translation = post ? (await loadPackTexts(db, [postId])).find((one) => one.locale === locale) : undefined
      const [file] = translation ? await getDocuments([{ ...text, text: translation }]) : []
      if (!translation || !file) throw new ApiError('not-found')
      const transfer = count(actor, request, {
        subject: textScope(text),
        sizeBytes: file.sizeBytes,
        rendition: 'original',
        assetId: null,
        posts: [{ postId, bytes: file.sizeBytes }],
        items: [textItem({ postId, fileId: file.id })],
      })
      const fileName = documentName({ text: translation, locale, format })
      return storedContent(files, { file, fileName, disposition: 'attachment', cacheControl: REVALIDATE, transfer })
    },

    async openZip(actor: Actor, request: BytesRequest, id: number): Promise<Content> {
      const { row, layout, check, stream } = await openZip(actor, id, request.locale)
      const counting = count(actor, request, {
        subject: zipScope(id),
        sizeBytes: layout.sizeBytes,
        rendition: row.rendition,
        assetId: null,
        posts: bytesPerPost(layout.entries),
        // Received with the last byte of the zip: a zip that broke off cannot be opened.
        items: layout.entries.flatMap(itemsOf),
      })
      let release = () => {}
      const transfer: Transfer = {
        async begin(firstByte) {
          // Do not start a zip that could not be completed.
          await check()
          release = await limitZips.acquire(actor, { zipId: id, locale: request.locale })
          try {
            await counting?.begin(firstByte)
          } catch (error) {
            release()
            throw error
          }
        },
        end(result) {
          release()
          counting?.end(result)
        },
      }
      return {
        sizeBytes: layout.sizeBytes,
        // The bytes follow from the digest and from the layout of today.
        etag: `"${LAYOUT_VERSION}-${row.digest.toString('base64url')}"`,
        mediaType: 'application/zip',
        disposition: 'attachment',
        fileName: row.name,
        cacheControl: REVALIDATE,
        transfer,
        check,
        open: async (range) => stream(range),
      }
    },

    async openThumb(actor: Actor, wanted: WantedThumb, locale: Locale): Promise<Content> {
      const file = await findFile.thumb(actor, wanted, locale)
      const fileName = `${wanted.mediaId}-${wanted.width}.jpg`
      return storedContent(files, { file, fileName, disposition: 'inline', cacheControl: REVALIDATE })
    },

    async openCrest(teamTextId: string): Promise<Content> {
      const crest = await findCrest(db, teamTextId)
      if (!crest) throw new ApiError('not-found')
      const { team, file } = crest
      if (file === null) return initialsContent(team, teamTextId)
      const fileName = `${teamTextId}.webp`
      return storedContent(files, { file, fileName, disposition: 'inline', cacheControl: CREST_CACHE })
    },
  }
}

/** Until the club has a crest; not cached, so that the crest is seen at once. */
function initialsContent(club: Parameters<typeof drawInitialsCrest>[0], teamTextId: string): Content {
  const bytes = Buffer.from(drawInitialsCrest(club))
  return {
    sizeBytes: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    mediaType: 'image/svg+xml',
    disposition: 'inline',
    fileName: `${teamTextId}.svg`,
    cacheControl: REVALIDATE,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    check: async () => undefined,
  }
}

function itemsOf({ assetId, assetVersion, postId, file }: StoredEntry): string[] {
  if (assetId !== null && assetVersion !== null) return [assetItem({ id: assetId, version: assetVersion })]
  return postId === null ? [] : [textItem({ postId, fileId: file.id })]
}

function bytesPerPost(entries: readonly StoredEntry[]): { postId: number; bytes: number }[] {
  const bytesOf = new Map<number, number>()
  for (const { postId, sizeBytes } of entries) {
    if (postId !== null) bytesOf.set(postId, (bytesOf.get(postId) ?? 0) + sizeBytes)
  }
  return [...bytesOf].map(([postId, bytes]) => ({ postId, bytes }))
}
