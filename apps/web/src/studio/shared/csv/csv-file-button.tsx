import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { type CsvFile, type CsvFormat, type CsvProblem, readCsvFile } from './csv-file.ts'

interface CsvFileButtonProps<Field extends string> {
  readonly label: string
  readonly format: CsvFormat<Field>
  readonly variant?: 'primary' | 'secondary'
  readonly onFile: (file: CsvFile<Field>) => void
  /** Null when a file is chosen, before it is read. */
  readonly onProblem: (problem: CsvProblem | null) => void
}

/** Reads a CSV file of the person's disk. */
export function CsvFileButton<Field extends string>(props: CsvFileButtonProps<Field>) {
  const { label, format, variant = 'secondary', onFile, onProblem } = props
  const input = useRef<HTMLInputElement | null>(null)

  async function handleFile(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return
    onProblem(null)
    const file = await readCsvFile(chosen, format)
    if (typeof file === 'string') onProblem(file)
    else onFile(file)
  }

  return (
    <>
      <Button variant={variant} size="small" icon={FileUp} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          void handleFile(event.target.files?.[0])
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
