import { getMyData } from '@mixed-zone/contract/endpoints/people'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { failureSentence } from '../../api/failure-sentence.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { saveFile } from '../../api/save-file.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { AccountPart } from './account-part.tsx'
import { accountTexts } from './account-texts.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

/** Download of all personal data, and deletion of the account. */
export function MyDataPart({ hasOneTimeCode }: { readonly hasOneTimeCode: boolean }) {
  const texts = useBaseTexts()
  const account = useTexts(accountTexts)
  const [isLoading, setIsLoading] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  async function handleDownload() {
    setIsLoading(true)
    setFailure(null)
    const result = await portal.call(getMyData)
    setIsLoading(false)
    if (!result.ok) return setFailure(result.failure)
    const text = JSON.stringify(result.value, null, 2)
    saveFile(new Blob([text], { type: 'application/json' }), account.downloadName)
  }

  return (
    <AccountPart title={account.data} note={account.dataNote}>
      {failure !== null && (
        <Alert variant="error" className="mb-4 max-w-190">
          {failureSentence(failure, texts)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Download} isBusy={isLoading} onClick={() => void handleDownload()}>
          {account.download}
        </Button>
        <Button icon={Trash2} variant="danger" onClick={() => setIsAsking(true)}>
          {account.remove}
        </Button>
        <span className="text-14 text-muted">{account.removeNote}</span>
      </div>
      {isAsking && <DeleteAccountDialog hasOneTimeCode={hasOneTimeCode} onClose={() => setIsAsking(false)} />}
    </AccountPart>
  )
}
