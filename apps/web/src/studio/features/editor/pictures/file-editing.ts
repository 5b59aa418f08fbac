import type { FactChoices, StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import type { Saving } from '../../../shared/save-state.tsx'
import type { OpenPostDocument } from '../document/post-document.ts'
import type { Facts } from '../facts/use-facts.ts'
import type { FileTexts } from './use-file-texts.ts'
import type { FilesTab } from '../editor-place.ts'
import type { FileDetails } from './use-file-details.ts'

/** What the tabs with files need to show and change them. */
export interface FileEditing {
  readonly detail: PostDetail
  readonly choices: FactChoices
  /** In their order, without those that were removed. */
  readonly assets: readonly StudioAsset[]
  readonly facts: Facts
  readonly fileTexts: FileTexts
  readonly fileDetails: FileDetails
  readonly isEditable: boolean
  /** For what covers the top bar, which shows it otherwise. */
  readonly saving: Saving
  /** Who of the colleagues is in which caption. */
  readonly opened: Pick<OpenPostDocument, 'colleagues' | 'setCaptionCell'>
  /** Where the panel of the selection is rendered, beside the content. */
  readonly panelSlot: HTMLElement | null
  readonly onDecide: () => void
}

/** A part of the panel. */
export interface SelectionProps {
  readonly editing: FileEditing
  /** At least one. */
  readonly selected: readonly StudioAsset[]
}

export const isInTab = (asset: Pick<StudioAsset, 'kind'>, tab: FilesTab) => tabOf(asset) === tab

export function tabOf({ kind }: Pick<StudioAsset, 'kind'>): FilesTab {
  if (kind === 'image') return 'pictures'
  return kind === 'video' ? 'videos' : 'files'
}

/** HEIC, raw and other pictures that browsers do not show: journalists get them as files. */
export const isHiddenPicture = ({ kind, file }: Pick<StudioAsset, 'kind' | 'file'>) =>
  kind === 'file' && file.mediaType.startsWith('image/')

const IMAGE_NAME = /\.(?:jpe?g|png|webp|avif|tiff?)$/i
const VIDEO_NAME = /\.(?:mp4|mov|m4v|webm)$/i

/** The tab of a file whose kind the server has not told yet. */
export function tabOfUpload({ name }: { readonly name: string }): FilesTab {
  if (IMAGE_NAME.test(name)) return 'pictures'
  return VIDEO_NAME.test(name) ? 'videos' : 'files'
}

/** "03": as many digits as the sheet needs, at least two. */
export function numberOf(index: number): string {
  return String(index + 1).padStart(2, '0')
}
