import { createHash } from 'node:crypto'
import type { Locale } from '@mixed-zone/contract/locales'
import type { Download, Page } from '@playwright/test'

interface DownloadTexts {
  downloadAll: string
  download: string
  cancel: string
  tray: string
  basket: RegExp
}

export const DOWNLOAD_TEXTS: Record<Locale, DownloadTexts> = {
  es: {
    downloadAll: 'Descargar todo',
    download: 'Descargar',
    cancel: 'Cancelar',
    tray: 'Mis descargas',
    basket: /^Cesta/,
  },
  en: { downloadAll: 'Download all', download: 'Download', cancel: 'Cancel', tray: 'My downloads', basket: /^Basket/ },
  pt: {
    downloadAll: 'Transferir tudo',
    download: 'Transferir',
    cancel: 'Cancelar',
    tray: 'As minhas transferências',
    basket: /^Cesto/,
  },
}

/** The download dialog and the download tray, on every screen. */
export function downloadsOf(page: Page, locale: Locale = 'es') {
  const texts = DOWNLOAD_TEXTS[locale]
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    start: dialog.getByRole('button', { name: texts.download, exact: true }),
    cancel: dialog.getByRole('button', { name: texts.cancel, exact: true }),
    tray: page.locator('[data-download-tray]'),
    basket: page.getByRole('banner').getByRole('link', { name: texts.basket }),
  }
}

/** Starts a download and waits until the browser reports it. */
export async function saveDownload(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download
}

/** The bytes of a finished download. */
export async function savedBytes(download: Download): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await download.createReadStream()) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Every zip holds two files of its own: the captions and the manifest. */
export const EXTRA_FILES = 2

/** The number of entries, from the end-of-central-directory record. */
export function filesInZip(zip: Buffer): number {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  return zip.readUInt16LE(end + 10)
}
