import { updateSetupStep } from '@mixed-zone/contract/endpoints/studio/setup'
import { SETUP_STEPS, type Setup, type SetupStep, type SetupStepState } from '@mixed-zone/contract/schemas/studio/setup'
import { paths } from '@mixed-zone/contract/screens'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useDocumentTitle } from '../../../i18n/page-title.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { firstRunTexts } from './first-run-texts.ts'
import { setupQuery } from './setup-query.ts'

export interface StepProps {
  readonly step: SetupStep
  readonly setup: Setup
}

interface StepPageProps {
  readonly step: SetupStep
  readonly title: string
  readonly intro?: string
  /** Beside the title, such as the state of saving. */
  readonly status?: ReactNode
  /** Beside the buttons. */
  readonly note?: string
  readonly goOn: {
    readonly label: string
    readonly isDisabled?: boolean
    /** Returns whether the step is done; if not, it stays in view. */
    readonly run: () => Promise<boolean>
  }
  readonly children: ReactNode
}

/** A step of the first run: what it is about, and the ways on. */
export function StepPage({ step, title, intro, status, note, goOn, children }: StepPageProps) {
  const texts = useTexts(firstRunTexts)
  const { isBusy, openStep, finish } = useStep(step)
  const number = SETUP_STEPS.indexOf(step) + 1
  const previous = SETUP_STEPS[number - 2]
  const headline = useRef<HTMLHeadingElement | null>(null)
  useDocumentTitle(title)
  // After a step the next one is read from its title on.
  useEffect(() => headline.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className="flex-1 px-4 py-6 sm:px-6 lg:min-h-0 lg:overflow-y-auto lg:px-14 lg:py-10">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <p className="text-14 text-muted">{texts.step({ number, total: SETUP_STEPS.length })}</p>
            <h1 ref={headline} tabIndex={-1} className="headline-36 outline-none">
              {title}
            </h1>
          </div>
          {status}
        </div>
        {intro !== undefined && <p className="measure mb-4 text-ink2">{intro}</p>}
        {children}
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-4 py-4 sm:px-6 xl:px-14">
        {previous !== undefined && (
          <Button variant="quiet" icon={ArrowLeft} onClick={() => openStep(previous)}>
            {texts.back}
          </Button>
        )}
        <span className="ml-auto text-14 text-muted">
          <span className="max-xl:hidden">{note}</span>
        </span>
        <Button isDisabled={isBusy} onClick={() => void finish('later')}>
          {texts.later}
        </Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          isDisabled={goOn.isDisabled ?? false}
          className="max-sm:w-full"
          onClick={() => void finish('done', goOn.run)}
        >
          {goOn.label}
          <Icon icon={ArrowRight} size={18} className="ml-2" />
        </Button>
      </div>
    </>
  )
}

function useStep(step: SetupStep) {
  const client = useQueryClient()
  const locale = useLocale()
  const navigate = useNavigate()
  const { states } = useBaseTexts()
  const [isBusy, setIsBusy] = useState(false)

  const openStep = (next: SetupStep) => void navigate({ to: paths.studioSetup({ locale, step: next }) })

  /** Each part is stored by itself: whoever stops in between goes on from there. */
  async function finish(state: SetupStepState, run?: () => Promise<boolean>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const isDone = run === undefined || (await run())
    const result = isDone ? await studioClient.call(updateSetupStep, { state }, { params: { step } }) : null
    setIsBusy(false)
    if (result === null) return
    if (!result.ok) {
      toasts.showError(failureMessage(result.failure, states))
      return
    }
    client.setQueryData(setupQuery.queryKey, result.value)
    const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1]
    if (next === undefined) void navigate({ to: paths.studioPosts({ locale }) })
    else openStep(next)
  }

  return { isBusy, openStep, finish }
}
