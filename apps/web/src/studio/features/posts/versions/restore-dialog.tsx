import { restoreVersion } from '@mixed-zone/contract/endpoints/studio/versions'
import { LOCALE_NAMES, type Locale } from '@mixed-zone/contract/locales'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../../api/failure-message.ts'
import { useBaseTexts } from '../../../../i18n/base-texts.ts'
import { useLocale } from '../../../../i18n/language-store.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { Dialog } from '../../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../../ui/primitives/button.tsx'
import { studioClient } from '../../../shared/studio-client.ts'
import { studioKey } from '../../../shared/studio-query.ts'
import { postsTexts } from '../posts-texts.ts'

interface RestoreDialogProps {
  readonly postId: string
  readonly number: number
  /** Only the texts of this language. */
  readonly locale: Locale | null
  readonly onClose: () => void
}

/** Makes a version the draft again, after a question: others may be writing in it. */
export function RestoreDialog({ postId, number, locale, onClose }: RestoreDialogProps) {
  const client = useQueryClient()
  const own = useLocale()
  const texts = useTexts(postsTexts).versions
  const { ui, states } = useBaseTexts()
  const [isBusy, setIsBusy] = useState(false)

  async function restore(): Promise<void> {
    setIsBusy(true)
    const result = await studioClient.call(restoreVersion, locale === null ? {} : { locale }, {
      params: { id: postId, number: String(number) },
    })
    setIsBusy(false)
    void client.invalidateQueries({ queryKey: studioKey('post') })
    if (result.ok) {
      toasts.show(texts.restored({ number }))
      onClose()
    } else {
      const isOutdated = result.failure.type === 'conflict'
      toasts.showError(isOutdated ? texts.changedMeanwhile : failureMessage(result.failure, states))
    }
  }

  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={texts.restoreTitle({ number })}
      {...(locale !== null && { subtitle: texts.restoreOnly({ language: LOCALE_NAMES[own][locale] }) })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button variant="primary" icon={RotateCcw} isBusy={isBusy} onClick={() => void restore()}>
            {texts.restoreConfirm}
          </Button>
        </>
      }
    >
      <p>{texts.restoreQuestion}</p>
    </Dialog>
  )
}
