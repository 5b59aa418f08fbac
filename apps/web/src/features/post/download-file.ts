import { FETCHED_FILE_MAX_BYTES } from '@mixed-zone/contract/rules/file-limits'
import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { MouseEvent } from 'react'
import { startDownload } from '../../downloads/download-engine.ts'
import { nameOf } from './asset-facts.ts'

/**
 * What a press on a link to an original does: the page fetches it, with progress and a way to go on after a broken line. A large one
 * is left to the browser, as is a press with a key or a button that asks for something else.
 */
export function downloadFile(event: MouseEvent<HTMLAnchorElement>, asset: Asset): void {
  const { url, name, size } = asset
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (url === null || !isPlain || size > FETCHED_FILE_MAX_BYTES) return
  event.preventDefault()
  startDownload({ title: nameOf(asset), find: () => Promise.resolve({ ok: true, value: { url, name, size } }) })
}
