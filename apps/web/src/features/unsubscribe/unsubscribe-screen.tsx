import { checkSubscription, unsubscribe } from '@mixed-zone/contract/endpoints/people'
import { paths } from '@mixed-zone/contract/screens'
import { useEffect, useRef, useState } from 'react'
import { failureSentence } from '../../api/failure-sentence.ts'
import type { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { NarrowPage } from '../../ui/patterns/narrow-page.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { unsubscribeTexts } from './unsubscribe-texts.ts'
import { useScreenParams } from '../../routing/screen-route.ts'

type Step = 'question' | 'stayed' | 'not-subscribed' | 'done'

/** Ends the newsletter by the code of a mail, without log-in, after one question. */
export function UnsubscribeScreen() {
  const params = useScreenParams('unsubscribe')
  const texts = useTexts(unsubscribeTexts)
  const [step, setStep] = useState<Step>('question')
  const steps: Readonly<Record<Step, readonly [title: string, text: string]>> = {
    question: [texts.title, texts.intro],
    stayed: [texts.stayedTitle, texts.stayedText],
    'not-subscribed': [texts.notSubscribedTitle, texts.notSubscribedText],
    done: [texts.doneTitle, texts.doneText],
  }
  const [title, text] = steps[step]
  useDocumentTitle(title)
  if (step === 'question') return <Question id={params.id} onDecided={setStep} />
  return (
    <NarrowPage title={title} intro={text} hasFocus>
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
  const [busy, setBusy] = useState<'confirm' | 'stay' | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  useEffect(() => {
    if (failure !== null) alert.current?.focus()
  }, [failure])

  async function handleStay() {
    setBusy('stay')
    const result = await portal.call(checkSubscription, { id })
    setBusy(null)
    if (!result.ok) return setFailure(result.failure)
    onDecided(result.value.subscribed ? 'stayed' : 'not-subscribed')
  }

  async function handleConfirm() {
    setBusy('confirm')
    const result = await portal.call(unsubscribe, { id })
    setBusy(null)
    if (!result.ok) return setFailure(result.failure)
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
        <Button variant="primary" size="large" isBusy={busy === 'confirm'} onClick={() => void handleConfirm()}>
          {own.confirm}
        </Button>
        <Button size="large" isBusy={busy === 'stay'} onClick={() => void handleStay()}>
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
