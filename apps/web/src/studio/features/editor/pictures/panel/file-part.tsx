import { cancelAssetChange } from '@mixed-zone/contract/endpoints/studio/files'
import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useLocale } from '../../../../../i18n/language-store.ts'
import { useTexts } from '../../../../../i18n/texts.ts'
import { useFormats } from '../../../../../i18n/use-formats.ts'
import { Button } from '../../../../../ui/primitives/button.tsx'
import { Link } from '../../../../../ui/primitives/link.tsx'
import { studioClient } from '../../../../shared/studio-client.ts'
import { FactSection } from '../../facts/fact-section.tsx'
import type { FileEditing, SelectionProps } from '../file-editing.ts'
import { fileUsesQuery } from '../file-queries.ts'
import { picturesTexts } from '../pictures-texts.ts'
import { useUploadProblem } from '../../../../shared/uploads/upload-problem.ts'
import { useUploads } from '../../../../shared/uploads/use-uploads.ts'
import type { FileActions } from '../use-file-actions.ts'

interface FilePartProps extends SelectionProps {
  readonly actions: FileActions
}

/** The file itself: what is known of it, where it is used, replacing and removing it. */
export function FilePart({ editing, selected, actions }: FilePartProps) {
  const texts = useTexts(picturesTexts)
  const [asset] = selected
  return (
    <>
      {selected.length === 1 && asset !== undefined && <OneFile key={asset.id} editing={editing} asset={asset} />}
      {editing.isEditable && (
        <div className="px-5 py-4">
          <Button size="small" variant="danger" icon={Trash2} onClick={() => actions.remove(selected)}>
            {texts.removeFiles({ count: selected.length })}
          </Button>
          <p className="mt-2 text-12 text-muted">{texts.removeHelp}</p>
        </div>
      )}
    </>
  )
}

interface OneFileProps {
  readonly editing: FileEditing
  readonly asset: StudioAsset
}

function OneFile({ editing, asset }: OneFileProps) {
  const texts = useTexts(picturesTexts)
  const formats = useFormats()
  const { width, height, sizeBytes, file } = asset
  const facts = [
    width !== null && height !== null && `${formats.formatNumber(width)} × ${formats.formatNumber(height)}`,
    sizeBytes !== null && formats.formatBytes(sizeBytes),
    file.colourProfile,
    file.capturedAt !== null && formats.dateTime(file.capturedAt),
  ]
  return (
    <FactSection title={texts.file}>
      <p className="text-14 break-words">{asset.name}</p>
      <p className="text-12 text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {file.state !== 'ready' && <p className="mt-1 text-12 text-accent-text">{texts.preparation[file.state]}</p>}
      {(asset.copyright !== '' || asset.place !== '') && (
        <p className="mt-1 text-12 text-muted">{[asset.copyright, asset.place].filter(Boolean).join(' · ')}</p>
      )}
      {asset.keywords.length > 0 && <p className="mt-1 text-12 text-muted">{asset.keywords.join(', ')}</p>}
      <Uses asset={asset} postId={editing.detail.id} />
      {editing.isEditable && <Replace editing={editing} asset={asset} />}
    </FactSection>
  )
}

function Uses({ asset, postId }: { readonly asset: StudioAsset; readonly postId: string }) {
  const texts = useTexts(picturesTexts)
  const locale = useLocale()
  const { data } = useQuery(fileUsesQuery(asset.id))
  if (data === undefined) return null
  const others = data.uses.filter(({ post }) => post?.id !== postId)
  const here = data.uses.find(({ assetId }) => assetId === asset.id)
  return (
    <div className="mt-3 text-14">
      <p className="text-12 font-semibold text-muted">{texts.usedIn}</p>
      <ul>
        <li>
          {[texts.thisPost, here?.isLead && texts.badges.lead, here?.isInText && texts.inText]
            .filter(Boolean)
            .join(' · ')}
        </li>
        {others.map(({ assetId, post, isPublished }) => (
          <li key={assetId}>
            {post === null ? (
              texts.inbox
            ) : (
              <>
                <Link href={paths.studioPost({ locale, id: post.id })} className="underlined rounded-control">
                  {post.title ?? texts.untitled}
                </Link>
                {isPublished && ` · ${texts.published}`}
              </>
            )}
          </li>
        ))}
      </ul>
      {data.recipients > 0 && <p className="text-muted">{texts.recipients({ count: data.recipients })}</p>}
    </div>
  )
}

/** New bytes keep position, captions and address. */
function Replace({ editing: { detail, fileDetails }, asset }: OneFileProps) {
  const texts = useTexts(picturesTexts)
  const input = useRef<HTMLInputElement | null>(null)
  const uploads = useUploads({ postId: detail.id, replaces: asset.id })
  const uploading = uploads.items.find(({ state }) => state !== 'done')
  const problem = useUploadProblem()(uploading ?? { name: '', problem: null })

  function handleCancel(): void {
    const params = { id: detail.id, assetId: asset.id, kind: 'replacement' as const }
    void fileDetails.saveFileNow(studioClient.call(cancelAssetChange, undefined, { params }))
  }

  return (
    <div className="mt-3">
      {asset.replacement === null ? (
        <Button
          size="small"
          icon={RefreshCw}
          isBusy={uploading !== undefined && uploading.state !== 'failed' && uploading.state !== 'refused'}
          onClick={() => input.current?.click()}
        >
          {texts.replace}
        </Button>
      ) : (
        <div className="rounded-control border border-accent-edge bg-accent-tint p-3 text-14">
          {texts.replacedBy({ name: asset.replacement.name })}{' '}
          <button type="button" onClick={handleCancel} className="underlined rounded-control font-semibold">
            {texts.keepOld}
          </button>
        </div>
      )}
      {problem && <p className="mt-1 text-12 text-flare">{problem.message}</p>}
      <p className="mt-2 text-12 text-muted">{asset.isPublished ? texts.replaceCorrection : texts.replaceHelp}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.replace}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
