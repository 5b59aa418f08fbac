import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { useFormats } from '../../../../../i18n/use-formats.ts'
import { type FileEditing, isHiddenPicture } from '../file-editing.ts'
import { FileList } from '../file-list.tsx'
import { picturesTexts } from '../pictures-texts.ts'

interface DocumentsTabProps {
  readonly editing: FileEditing
  readonly fileId: string | null
}

/** Documents and other files, with pictures of their pages where the server can draw them. */
export function DocumentsTab({ editing, fileId }: DocumentsTabProps) {
  const texts = useTexts(picturesTexts).documents
  const formats = useFormats()
  const factsOf = ({ name, sizeBytes, file }: StudioAsset) =>
    [
      // The media type of a docx has 71 letters.
      /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? file.mediaType,
      sizeBytes !== null && formats.formatBytes(sizeBytes),
      file.pageCount !== null && texts.pages({ count: file.pageCount }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <FileList editing={editing} tab="files" fileId={fileId} factsOf={factsOf}>
      {(asset) =>
        isHiddenPicture(asset) ? (
          <p className="mt-2 text-14 text-muted">{texts.hiddenPicture}</p>
        ) : (
          <Pages asset={asset} />
        )
      }
    </FileList>
  )
}

function Pages({ asset: { file, name } }: { readonly asset: StudioAsset }) {
  const texts = useTexts(picturesTexts).documents
  if (file.pages.length === 0) return null
  return (
    <ul aria-label={texts.pagesOf({ name })} className="mt-3 flex gap-2 overflow-x-auto pb-1">
      {file.pages.map((page, index) => (
        <li key={page} className="shrink-0">
          <img
            src={page}
            alt={texts.page({ number: index + 1 })}
            loading="lazy"
            className="h-44 rounded-control border border-line bg-skeleton"
          />
        </li>
      ))}
    </ul>
  )
}
