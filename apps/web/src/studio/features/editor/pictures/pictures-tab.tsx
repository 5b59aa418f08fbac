import type { StudioAsset } from '@mixed-zone/contract/schemas/studio/post-facts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../../../i18n/texts.ts'
import { Alert } from '../../../../ui/primitives/alert.tsx'
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx'
import { DialogFallback, defineLazyPart, LazyPartView } from '../../../shared/lazy-part.tsx'
import { useHasPanelSheet } from '../../../shared/use-media-query.ts'
import type { PicturesView } from '../editor-place.ts'
import { type FileEditing, isHiddenPicture, isInTab, tabOfUpload } from './file-editing.ts'
import { PanelPortal } from './panel/panel-portal.tsx'
import { UploadProblems } from './panel/upload-problems.tsx'
import { picturesTexts } from './pictures-texts.ts'
import { ContactSheet } from './sheet/contact-sheet.tsx'
import { PictureViewer } from './sheet/picture-viewer.tsx'
import { UploadBar } from './sheet/upload-bar.tsx'
import { useUploads } from '../../../shared/uploads/use-uploads.ts'
import { useFileActions } from './use-file-actions.ts'
import { useSelection } from './use-selection.ts'

const CAPTION_TABLE = defineLazyPart(async () => (await import('./table/caption-table.tsx')).CaptionTable)
const FOCAL_EDITOR = defineLazyPart(async () => (await import('./focal/focal-editor.tsx')).FocalEditor)

interface PicturesTabProps {
  readonly editing: FileEditing
  readonly view: PicturesView
  /** The picture to begin with. */
  readonly fileId: string | null
}

/** The pictures of a post: a contact sheet with a panel for the selection, or their captions as a table. */
export function PicturesTab({ editing, view, fileId }: PicturesTabProps) {
  const texts = useTexts(picturesTexts)
  const pictures = useMemo(() => editing.assets.filter((asset) => isInTab(asset, 'pictures')), [editing.assets])
  const target = { postId: editing.detail.id }
  const uploads = useUploads(target)
  const selection = useSelection(
    pictures.map(({ id }) => id),
    fileId,
  )
  const actions = useFileActions(editing)
  const isSheet = useHasPanelSheet()
  const [, setRenders] = useState(0)
  const [isPanelOpen, setIsPanelOpen] = useState(fileId !== null)
  /** The caption takes the focus once the panel is there. */
  const isCaptionAsked = useRef(fileId !== null)
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set())
  const [enlargedId, setEnlargedId] = useState<string | null>(null)
  const [focalId, setFocalId] = useState<string | null>(null)
  const selected = pictures.filter(({ id }) => selection.selectedIds.includes(id))
  const find = (id: string | null) => pictures.find((asset) => asset.id === id)
  const enlarged = find(enlargedId)
  const focal = find(focalId)
  const hiddenCount = editing.assets.filter(isHiddenPicture).length
  const isPanelShown = view === 'sheet' && selected.length > 0 && (!isSheet || isPanelOpen)
  const fromCamera = pictures.filter((asset) => asset.fromCamera.length > 0).length

  useEffect(() => {
    const field = isCaptionAsked.current ? document.querySelector<HTMLElement>('[data-caption]') : null
    if (field === null) return
    isCaptionAsked.current = false
    field.focus()
  })

  function handlePanel({ isCaption }: { readonly isCaption: boolean }): void {
    setIsPanelOpen(true)
    isCaptionAsked.current = isCaption
    setRenders((before) => before + 1)
  }

  function handleClose(): void {
    setIsPanelOpen(false)
    if (!isSheet) selection.clear()
  }

  const showFocal = (asset: StudioAsset) => {
    setEnlargedId(null)
    setFocalId(asset.id)
  }

  return (
    <>
      {view === 'captions' ? (
        <LazyPartView part={CAPTION_TABLE} props={{ editing, pictures }} fallback={<Skeleton className="m-6 h-96" />} />
      ) : (
        <>
          <UploadBar
            uploads={uploads}
            target={target}
            isEditable={editing.isEditable}
            cameraNote={fromCamera === 0 ? null : texts.fromCamera({ count: fromCamera, total: pictures.length })}
          />
          {hiddenCount > 0 && (
            <div className="bg-surface px-4 pt-4 sm:px-6">
              <Alert variant="info">{texts.hiddenPictures({ count: hiddenCount })}</Alert>
            </div>
          )}
          {/* While the panel is open, it shows them. */}
          {!isPanelShown && <UploadProblems uploads={uploads} className="bg-surface px-4 pt-4 sm:px-6" />}
          <ContactSheet
            editing={editing}
            pictures={pictures}
            selection={selection}
            actions={actions}
            uploads={{ ...uploads, items: uploads.items.filter((item) => tabOfUpload(item) === 'pictures') }}
            openGroups={openGroups}
            onOpenGroups={setOpenGroups}
            onEnlarge={({ id }) => setEnlargedId(id)}
            onFocal={showFocal}
            onPanel={handlePanel}
          />
        </>
      )}
      {isPanelShown && (
        <PanelPortal
          editing={editing}
          selected={selected}
          files={pictures}
          uploads={uploads}
          actions={actions}
          onShow={({ id }) => selection.only(id)}
          onClose={handleClose}
        />
      )}
      {enlarged !== undefined && (
        <PictureViewer
          editing={editing}
          pictures={pictures}
          asset={enlarged}
          actions={actions}
          onShow={({ id }) => {
            setEnlargedId(id)
            selection.focus(id)
          }}
          onFocal={showFocal}
          onClose={() => setEnlargedId(null)}
        />
      )}
      {focal !== undefined && (
        <LazyPartView
          part={FOCAL_EDITOR}
          props={{
            editing,
            pictures,
            asset: focal,
            onShow: ({ id }) => {
              setFocalId(id)
              selection.focus(id)
            },
            onClose: () => setFocalId(null),
          }}
          fallback={<DialogFallback onCancel={() => setFocalId(null)} />}
          onFailed={() => setFocalId(null)}
        />
      )}
    </>
  )
}
