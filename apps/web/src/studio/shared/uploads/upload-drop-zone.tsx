import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { Upload } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../i18n/texts.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { uploadsTexts } from './uploads-texts.ts'
import { useAddFiles } from './use-add-files.ts'
import { entriesOf, walkEntries } from './walk-entries.ts'

interface UploadDropZoneProps {
  readonly target: FileTarget
}

/**
 * Takes files that are dropped anywhere on the page, and pictures that are pasted. It shows something only while files are over the page;
 * `AddFilesMenu` does the same with a keyboard.
 */
export function UploadDropZone({ target }: UploadDropZoneProps) {
  const texts = useTexts(uploadsTexts)
  const [isOver, setIsOver] = useState(false)
  const addFiles = useAddFiles(target)

  const handleDrop = useEffectEvent((data: DataTransfer) => {
    setIsOver(false)
    void walkEntries(entriesOf(data)).then(addFiles)
  })
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event, texts.pasted)
    if (files.length === 0) return
    event.preventDefault()
    addFiles({ files, isTruncated: false })
  })
  useEffect(() => {
    const events = new AbortController()
    // Before the text editor, which would insert the name of the file.
    const options = { capture: true, signal: events.signal }
    /** Elements under the pointer enter before others are left. */
    let depth = 0
    const onFiles = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: (data: DataTransfer) => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (event.dataTransfer === null || !event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          event.stopPropagation()
          handle(event.dataTransfer)
        },
        options,
      )
    onFiles('dragenter', () => {
      depth += 1
      setIsOver(true)
    })
    onFiles('dragover', (data) => {
      data.dropEffect = 'copy'
    })
    onFiles('dragleave', () => {
      depth = Math.max(0, depth - 1)
      if (depth === 0) setIsOver(false)
    })
    onFiles('drop', (data) => {
      depth = 0
      handleDrop(data)
    })
    window.addEventListener('paste', handlePaste, options)
    return () => events.abort()
  }, [])

  if (!isOver) return null
  return createPortal(
    <div className="pointer-events-none fixed inset-0 z-50 flex animate-appear items-center justify-center bg-scrim p-4">
      <div
        role="status"
        className="flex w-full max-w-110 flex-col items-center rounded-picture border-2 border-dashed border-lamp bg-surface px-6 py-10 text-center text-ink shadow-dialog"
      >
        <Icon icon={Upload} size={24} />
        <p className="headline-28 mt-3">{texts.dropTitle}</p>
        <p className="mt-1 text-muted">{target.postId === undefined ? texts.dropOnInbox : texts.dropOnPost}</p>
      </div>
    </div>,
    document.body,
  )
}

/** A browser gives every pasted picture this name. */
const DEFAULT_NAME = /^image\.(?<extension>\w+)$/

/** The files of a paste; none if it is for the field that has the focus. `word` names pictures that have no name of their own. */
function pastedFiles({ clipboardData, target }: ClipboardEvent, word: string): readonly File[] {
  if (clipboardData === null) return []
  // Word and browsers copy a picture along with the text that a field wants.
  const hasText = clipboardData.types.some((type) => type === 'text/plain' || type === 'text/html')
  if (hasText && isField(target)) return []
  return [...clipboardData.files].map((file) => withOwnName(file, word))
}

/** Spreadsheets copy a picture of their cells too: a cell of a table is a field. */
const FIELDS = 'input, textarea, select, [role=gridcell]'

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(FIELDS))
}

function withOwnName(file: File, word: string): File {
  const extension = DEFAULT_NAME.exec(file.name)?.groups?.['extension']
  if (extension === undefined) return file
  const at = new Date(file.lastModified).toISOString().slice(0, 19).replaceAll(/\D/g, '-')
  return new File([file], `${word}-${at}.${extension}`, { type: file.type, lastModified: file.lastModified })
}
