import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { EmptyState } from '../../../../ui/components/empty-state.tsx'
import type { UploadItem } from '../../../shared/uploads/upload-item.ts'
import { useUploads } from '../../../shared/uploads/use-uploads.ts'
import type { FilesTab } from '../editor-place.ts'
import { type FileEditing, isInTab, numberOf, tabOfUpload } from './file-editing.ts'
import { FileRow } from './file-row.tsx'
import { PanelPortal } from './panel/panel-portal.tsx'
import { UploadProblems } from './panel/upload-problems.tsx'
import { picturesTexts } from './pictures-texts.ts'
import { UploadBar } from './sheet/upload-bar.tsx'
import { SendingBar } from './sheet/upload-tile.tsx'
import { useFileActions } from './use-file-actions.ts'

interface FileListProps {
  readonly editing: FileEditing
  readonly tab: Exclude<FilesTab, 'pictures'>
  /** The file to begin with. */
  readonly fileId: string | null
  readonly factsOf: (asset: StudioAsset) => string
  /** Of a file on its way; default: nothing. */
  readonly factsOfUpload?: (item: UploadItem) => string
  readonly children: (asset: StudioAsset) => ReactNode
}

/** Videos or documents, one below the other, and those on their way. */
export function FileList({ editing, tab, fileId, factsOf, factsOfUpload, children }: FileListProps) {
  const texts = useTexts(picturesTexts)
  const target = { postId: editing.detail.id }
  const uploads = useUploads(target)
  const actions = useFileActions(editing)
  const [selectedId, setSelectedId] = useState(fileId)
  const files = editing.assets.filter((asset) => isInTab(asset, tab))
  const selected = files.filter(({ id }) => id === selectedId)
  const storedIds = new Set(files.map(({ id }) => id))
  const waiting = uploads.items.filter(
    (item) => tabOfUpload(item) === tab && (item.state !== 'done' || !storedIds.has(item.assetId ?? '')),
  )
  return (
    <>
      <UploadBar uploads={uploads} target={target} isEditable={editing.isEditable} cameraNote={null} />
      <div className="min-h-full bg-surface px-4 pb-16 max-sm:pb-28 sm:px-6">
        <p role="status" className="sr-only">
          {actions.announcement}
        </p>
        {selected.length === 0 && <UploadProblems uploads={uploads} className="py-4" />}
        {files.length + waiting.length === 0 && (
          <div className="py-6">
            <EmptyState title={texts.empty[tab]}>{editing.isEditable && texts.empty.drop}</EmptyState>
          </div>
        )}
        <ol>
          {files.map((asset, index) => (
            <FileRow
              key={asset.id}
              asset={asset}
              index={index}
              count={files.length}
              files={files}
              facts={factsOf(asset)}
              isSelected={selectedId === asset.id}
              isEditable={editing.isEditable}
              actions={actions}
              onSelect={() => setSelectedId(selectedId === asset.id ? null : asset.id)}
            >
              {children(asset)}
            </FileRow>
          ))}
          {waiting.map((item, index) => (
            <li key={item.id} className="relative border-b border-line py-4">
              <span className="figures font-semibold">{numberOf(files.length + index)}</span> {item.name}{' '}
              <span className="text-14 text-muted">{texts.uploads.states[item.state]}</span>
              {factsOfUpload && <span className="block text-12 text-muted">{factsOfUpload(item)}</span>}
              {item.state === 'sending' && (
                <span className="relative mt-2 block h-12">
                  <SendingBar item={item} />
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      <PanelPortal
        editing={editing}
        selected={selected}
        files={files}
        uploads={uploads}
        actions={actions}
        onClose={() => setSelectedId(null)}
      />
    </>
  )
}
