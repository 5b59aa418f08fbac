import { useQueryClient } from '@tanstack/react-query'
import { ListPlus, Plus } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { CreateDialog } from '../../features/terms/create-dialog.tsx'
import { PromisesEditor } from '../../shared/promises/promises-editor.tsx'
import { studioKey } from '../../shared/studio-query.ts'
import { firstRunTexts } from './first-run-texts.ts'
import { setupQuery } from './setup-query.ts'
import { StepPage, type StepProps } from './step-page.tsx'
import { createUsualPromises, USUAL_COUNT } from './usual-deliveries.ts'

/** What the league delivers for each match. Deliveries are categories, of which a new league has none. */
export function PromisesStep({ step, setup }: StepProps) {
  const texts = useTexts(firstRunTexts).promises
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [isCreating, setIsCreating] = useState(false)

  async function reload(): Promise<void> {
    await Promise.all([
      client.invalidateQueries({ queryKey: studioKey('tonight') }),
      client.invalidateQueries({ queryKey: setupQuery.queryKey }),
    ])
  }

  async function handleUsual(): Promise<void> {
    setIsBusy(true)
    const failure = await createUsualPromises()
    await reload()
    setIsBusy(false)
    setHasFailed(failure !== null)
    if (failure !== null) toasts.showError(failureMessage(failure, states))
  }

  return (
    <StepPage step={step} title={texts.title} goOn={{ label: texts.keep, run: async () => true }}>
      <div className="max-w-180">
        {/* An attempt that failed, even before a reload, may have created only some. */}
        {(hasFailed || setup.counts.promises < USUAL_COUNT) && (
          <div className="mb-6 flex flex-wrap items-center gap-3">
            <Button icon={ListPlus} isBusy={isBusy} onClick={() => void handleUsual()}>
              {texts.usual}
            </Button>
            <p className="min-w-60 flex-1 text-14 text-muted">{texts.usualText}</p>
          </div>
        )}
        <PromisesEditor />
        <Button size="small" variant="quiet" icon={Plus} className="mt-4" onClick={() => setIsCreating(true)}>
          {texts.addCategory}
        </Button>
      </div>
      {isCreating && (
        <CreateDialog
          kind="categories"
          onCreated={() => {
            setIsCreating(false)
            void reload()
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
    </StepPage>
  )
}
