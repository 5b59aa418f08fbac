import { Download } from 'lucide-react'
import { saveFile } from '../../../api/save-file.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { accountTexts } from '../account-texts.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown only once, until the person confirms that they are saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const texts = useTexts(accountTexts).code
  const text = codes.join('\n')
  return (
    <div className="grid max-w-190 gap-4">
      <h3 tabIndex={-1} className="text-18 font-semibold outline-none">
        {texts.recoveryTitle}
      </h3>
      <Alert variant="warning">{texts.recoveryText}</Alert>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-16 wrap-anywhere">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={texts.copyCodes} variant="secondary" size="medium" />
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), texts.fileName)}
        >
          {texts.downloadCodes}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  )
}
