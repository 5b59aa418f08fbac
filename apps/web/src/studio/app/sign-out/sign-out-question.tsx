import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useIsOnline } from '../../../load-states/use-is-online.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { signOutTexts } from './sign-out-texts.ts'
import { findUnsavedWork, sendUnsavedWork, type UnsavedWork } from './unsaved-work.ts'

export const loadQuestionTexts = () => signOutTexts.load(currentLocale())

interface SignOutQuestionProps {
  readonly onSignOut: () => void
  readonly onStay: () => void
}

/** Asks before work is deleted that was not sent. Without any, it signs out at once. */
export function SignOutQuestion({ onSignOut, onStay }: SignOutQuestionProps) {
  const texts = useTexts(signOutTexts)
  const isOnline = useIsOnline()
  const [work, setWork] = useState<UnsavedWork | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  /** False once the person has chosen to stay: what is being sent then must not end the session. */
  const isAsking = useRef(true)

  const signOutAtOnce = useEffectEvent(onSignOut)
  useEffect(() => {
    void findUnsavedWork().then((found) => (found === null ? signOutAtOnce() : setWork(found)))
    isAsking.current = true
    return () => void (isAsking.current = false)
  }, [])

  async function handleSend(): Promise<void> {
    setIsSending(true)
    setHasFailed(false)
    // Fails if a newer build has replaced the code that sends texts: they count as not sent.
    await sendUnsavedWork().catch((error: unknown) => console.warn('Could not send unsaved work', error))
    const left = await findUnsavedWork()
    if (!isAsking.current) return
    if (left === null) return onSignOut()
    setWork(left)
    setHasFailed(true)
    setIsSending(false)
  }

  if (work === null) return null
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={texts.title}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onStay}>{texts.stay}</Button>
          <Button variant="danger" isDisabled={isSending} onClick={onSignOut}>
            {texts.signOut}
          </Button>
          {isOnline && (
            <Button variant="primary" isBusy={isSending} onClick={() => void handleSend()}>
              {texts.sendFirst}
            </Button>
          )}
        </>
      }
    >
      {hasFailed && (
        <Alert variant="error" className="mb-4">
          {texts.notSent}
        </Alert>
      )}
      <p>{texts.text}</p>
      <ul className="mt-3 list-disc pl-5">
        {work.posts > 0 && <li>{texts.posts({ count: work.posts })}</li>}
        {work.uploads > 0 && <li>{texts.uploads({ count: work.uploads })}</li>}
        {work.settings > 0 && <li>{texts.settings({ count: work.settings })}</li>}
      </ul>
      {!isOnline && <p className="mt-3 text-muted">{texts.offline}</p>}
    </Dialog>
  )
}
