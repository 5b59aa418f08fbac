import { FileSpreadsheet, Upload } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { CLUB_FILE_TYPES } from './club-file.ts'
import { CREST_TYPES } from './crest-files.ts'
import { firstRunTexts } from './first-run-texts.ts'

interface ClubFilesBoxProps {
  readonly isBusy: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** What was read, or what can be. */
  readonly children: ReactNode
}

/** Takes the file of the clubs and their crests. They can be dropped anywhere on the page. */
export function ClubFilesBox({ isBusy, onFiles, children }: ClubFilesBoxProps) {
  const texts = useTexts(firstRunTexts).clubs
  const input = useRef<HTMLInputElement | null>(null)
  const isOver = useDroppedFiles(onFiles)
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border border-dashed px-5 py-4',
        isOver ? 'border-ink bg-accent-tint' : 'border-edge bg-surface',
      )}
    >
      <Icon icon={FileSpreadsheet} size={24} />
      <div className="min-w-60 flex-1 text-14">{children}</div>
      <Button size="small" icon={Upload} isBusy={isBusy} onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={`${CLUB_FILE_TYPES},${CREST_TYPES}`}
        aria-label={texts.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same files can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** Files that miss the box would replace the page. Returns whether files are over the page. */
function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const handleDrop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onFiles([...(event.dataTransfer?.files ?? [])])
  })
  useEffect(() => {
    const events = new AbortController()
    const options = { signal: events.signal }
    const handleOver = (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    }
    window.addEventListener('dragover', handleOver, options)
    // Null: the pointer leaves the window.
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setIsOver(false), options)
    window.addEventListener('drop', handleDrop, options)
    return () => events.abort()
  }, [])
  return isOver
}
