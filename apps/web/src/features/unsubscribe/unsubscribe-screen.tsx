import { unsubscribe } from '@mixed-zone/contract/endpoints/people'
import { paths } from '@mixed-zone/contract/screens'
import { useEffect, useRef, useState } from 'react'
import { failureSentence } from '../../api/failure-sentence.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { updateSession, useSession } from '../../session/session-store.ts'
import { NarrowPage } from '../../ui/patterns/narrow-page.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { unsubscribeTexts } from './unsubscribe-texts.ts'
import { useScreenParams } from '../../routing/screen-route.ts'

type Step = 'question' | 'stayed' | 'done'

/** Ends the newsletter by the code of a mail, without log-in, after one question. */
export function UnsubscribeScreen() {
  const params = useScreenParams('unsubscribe')
  const texts = useTexts(unsubscribeTexts)
  const [step, setStep] = useState<Step>('question')
  const title = { question: texts.title, stayed: texts.stayedTitle, done: texts.doneTitle }[step]
  useDocumentTitle(title)
  if (step === 'question') return <Question id={params.id} onDecided={setStep} />
  return (
    <NarrowPage title={title} intro={step === 'done' ? texts.doneText : texts.stayedText} hasFocus>
      <ToAccount />
    </NarrowPage>
  )
}

interface QuestionProps {
  readonly id: string
  readonly onDecided: (step: Step) => void
}

function Question({ id, onDecided }: QuestionProps) {
  const texts = useBaseTexts()
  const own = useTexts(unsubscribeTexts)
  const alert = useRef<HTMLDivElement | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  useEffect(() => {
    if (failure !== null) alert.current?.focus()
  }, [failure])

  async function handleConfirm() {
    setIsBusy(true)
    const result = await portal.call(unsubscribe, { id })
    setIsBusy(false)
    if (!result.ok) return setFailure(result.failure)
    const { user } = useSession.getState()
    if (user?.unsubscribeId === id) updateSession({ user: { ...user, newsletter: false } })
    onDecided('done')
  }

  return (
    <NarrowPage title={own.title} intro={own.intro}>
      {failure !== null && (
        <Alert ref={alert} tabIndex={-1} variant="error" className="mb-6">
          {failure.type === 'not-found' ? own.unknown : failureSentence(failure, texts)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="large" isBusy={isBusy} onClick={() => void handleConfirm()}>
          {own.confirm}
        </Button>
        <Button size="large" onClick={() => onDecided('stayed')}>
          {own.stay}
        </Button>
      </div>
    </NarrowPage>
  )
}

function ToAccount() {
  const locale = useLocale()
  const texts = useTexts(unsubscribeTexts)
  return <ButtonLink href={paths.account({ locale })}>{texts.account}</ButtonLink>
}
