import type { Asset } from '@mixed-zone/contract/schemas/asset'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { FileArchive, FileMusic, FileSpreadsheet, FileText, type LucideIcon, Paperclip } from 'lucide-react'
import { BasketButton } from '../downloads/downloads.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { extensionOf, nameOf } from './asset-facts.ts'
import { DownloadLink } from './download-link.tsx'
import { PostSection } from './post-section.tsx'
import { postTexts } from './post-texts.ts'

/** Documents and other files, one row each. */
export function PostFiles({ post, files }: { readonly post: Post; readonly files: readonly Asset[] }) {
  const texts = useTexts(postTexts)
  if (files.length === 0) return null
  return (
    <PostSection id="files" title={texts.files} count={files.length}>
      <ul>
        {files.map((file) => (
          <FileLine key={file.id} post={post} file={file} />
        ))}
      </ul>
    </PostSection>
  )
}

function FileLine({ post, file }: { readonly post: Post; readonly file: Asset }) {
  const { formatBytes } = useFormats()
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line py-2">
      <Icon icon={iconOf(file)} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-14 text-muted">
        <span className="min-w-0 basis-full font-semibold text-ink sm:flex-1 sm:basis-auto">{nameOf(file)}</span>
        <span className="sm:w-14">{extensionOf(file)}</span>
        <span className="sm:w-18 sm:text-right">{formatBytes(file.size)}</span>
      </span>
      <span className="flex shrink-0 items-center gap-6">
        {file.url !== null && <BasketButton asset={file} post={post} name={nameOf(file)} />}
        <DownloadLink asset={file} />
      </span>
    </li>
  )
}

function iconOf({ kind, type }: Asset): LucideIcon {
  if (type.startsWith('audio/')) return FileMusic
  if (/spreadsheet|excel|csv/.test(type)) return FileSpreadsheet
  if (/zip|compressed/.test(type)) return FileArchive
  return kind === 'text' ? FileText : Paperclip
}
