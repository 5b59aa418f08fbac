import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { Camera, FileUp, FolderUp, Plus } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Menu, type MenuAction } from '../../../ui/components/overlays/menu.tsx'
import type { ButtonVariant } from '../../../ui/primitives/button-style.ts'
import { useIsTouchScreen } from '../use-media-query.ts'
import { acceptOf } from './accepted-files.ts'
import { uploadsTexts } from './uploads-texts.ts'
import { useAddFiles } from './use-add-files.ts'
import { visibleFiles } from './walk-entries.ts'

/** No property of React's types, though all browsers have it. */
const FOLDER = { webkitdirectory: '', multiple: true }

interface AddFilesMenuProps {
  readonly target: FileTarget
  readonly variant?: ButtonVariant
}

/** Chooses files or a folder, and on phones and tablets takes a picture. */
export function AddFilesMenu({ target, variant = 'secondary' }: AddFilesMenuProps) {
  const texts = useTexts(uploadsTexts)
  const isTouchScreen = useIsTouchScreen()
  const addFiles = useAddFiles(target)
  const files = useRef<HTMLInputElement | null>(null)
  const folder = useRef<HTMLInputElement | null>(null)
  const camera = useRef<HTMLInputElement | null>(null)
  const accept = acceptOf(target)

  function handleChange({ target: input }: ChangeEvent<HTMLInputElement>): void {
    const found = visibleFiles(input.files ?? [])
    if ((input.files?.length ?? 0) > 0) addFiles(found)
    // Allows choosing the same file again.
    input.value = ''
  }

  const actions: MenuAction[] = [
    { id: 'files', label: texts.addFiles, icon: FileUp, onAction: () => files.current?.click() },
    isTouchScreen
      ? { id: 'camera', label: texts.takePicture, icon: Camera, onAction: () => camera.current?.click() }
      : { id: 'folder', label: texts.addFolder, icon: FolderUp, onAction: () => folder.current?.click() },
  ]
  const hidden = { type: 'file', hidden: true, tabIndex: -1, onChange: handleChange } as const
  return (
    <>
      <Menu label={texts.add} icon={Plus} variant={variant} size="small" actions={actions} />
      <input ref={files} {...hidden} multiple accept={accept === '' ? undefined : accept} aria-label={texts.addFiles} />
      <input ref={folder} {...hidden} {...FOLDER} aria-label={texts.addFolder} />
      <input ref={camera} {...hidden} accept="image/*" capture="environment" aria-label={texts.takePicture} />
    </>
  )
}
