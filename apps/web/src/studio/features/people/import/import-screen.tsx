import { useState } from 'react'
import { ImportPreview } from './import-preview.tsx'
import { ImportStart } from './import-start.tsx'
import type { ImportFile } from './import-file.ts'

/** Creates accounts from a CSV file. Nothing is stored before the button. */
export function ImportScreen() {
  const [chosen, setChosen] = useState<{ readonly file: ImportFile; readonly number: number } | null>(null)
  const choose = (file: ImportFile) => setChosen((last) => ({ file, number: (last?.number ?? 0) + 1 }))
  if (chosen === null) return <ImportStart onFile={choose} />
  return <ImportPreview key={chosen.number} initialFile={chosen.file} onFile={choose} />
}
