import { Download } from 'lucide-react'
import { useAccountWords } from '../words/account-words.ts'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { saveFile } from '../save-file.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown this once, until the person says that they are kept. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const words = useAccountWords().code
  const text = codes.join('\n')
  return (
    <div className="grid max-w-190 gap-4">
      <h3 tabIndex={-1} className="text-18 font-semibold outline-none">
        {words.recoveryTitle}
      </h3>
      <Alert variant="warning">{words.recoveryText}</Alert>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-16 wrap-anywhere">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={words.copyCodes} variant="secondary" size="medium" />
        <Button icon={Download} onClick={() => saveFile(words.fileName, { text: `${text}\n`, type: 'text/plain' })}>
          {words.downloadCodes}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
