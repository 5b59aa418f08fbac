import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { buttonStyle } from '../../primitives/button-style.ts'
import { classNames } from '../../primitives/class-names.ts'
import type { FieldControl } from '../../primitives/field.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { UploadLine } from './upload-line.tsx'
import { type UploadEntry, withFiles } from './uploader-entries.ts'

interface UploaderProps {
  /** From the `Field` around it. */
  readonly control: FieldControl
  /** `.jpg, image/*, application/pdf`; empty accepts everything. */
  readonly accept: string
  readonly isMultiple?: boolean
  readonly entries: readonly UploadEntry[]
  readonly onChange: (entries: UploadEntry[]) => void
  /** Upload progress of an entry, 0 to 1; null before and after. */
  readonly progressOf?: (entry: UploadEntry) => number | null
}

/** Files to pick or drop. Files that `accept` forbids stay in the list with a message. */
export function Uploader({ control, accept, isMultiple = false, entries, onChange, progressOf }: UploaderProps) {
  const texts = useBaseTexts().ui
  const locale = useLocale()
  const input = useRef<HTMLInputElement | null>(null)
  // Child elements fire enter and leave too: a counter tracks whether the pointer is still over the zone.
  const [overCount, setOverCount] = useState(0)

  function add(files: Iterable<File>) {
    onChange(withFiles(entries, [...files], { accept, locale, isMultiple, newId: () => crypto.randomUUID() }))
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOverCount(0)
    add(event.dataTransfer.files)
  }

  return (
    <div>
      <div
        onDragEnter={() => setOverCount((count) => count + 1)}
        onDragLeave={() => setOverCount((count) => Math.max(0, count - 1))}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-dashed px-4 py-4',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          overCount > 0 ? 'border-ink bg-accent-tint' : 'border-edge bg-surface',
          control['aria-invalid'] && 'border-flare',
        )}
      >
        <input
          {...control}
          ref={input}
          type="file"
          accept={accept === '' ? undefined : accept}
          multiple={isMultiple}
          className="peer sr-only"
          onChange={(event) => {
            add(event.target.files ?? [])
            // Allows picking the same file again after it was removed.
            event.target.value = ''
          }}
        />
        <button
          type="button"
          // Keyboards and screen readers use the input itself.
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => input.current?.click()}
          className={buttonStyle()}
        >
          <Icon icon={Upload} />
          {isMultiple ? texts.chooseFiles : texts.chooseFile}
        </button>
        <span className="min-w-0 text-14 text-muted">{isMultiple ? texts.orDropFiles : texts.orDropFile}</span>
      </div>
      {entries.length > 0 && (
        <ul className="mt-2">
          {entries.map((entry) => (
            <UploadLine
              key={entry.id}
              entry={entry}
              progress={progressOf?.(entry) ?? null}
              onRemove={() => onChange(entries.filter(({ id }) => id !== entry.id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
