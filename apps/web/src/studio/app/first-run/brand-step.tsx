import { useQuery } from '@tanstack/react-query'
import { failureMessage } from '../../../api/failure-message.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Loading, Skeleton } from '../../../ui/primitives/skeleton.tsx'
import { BrandSection } from '../../features/settings/brand/brand-section.tsx'
import { ContactSection } from '../../features/settings/contact-section.tsx'
import { SaveState, useSaving } from '../../features/settings/save-state.tsx'
import { settingsQuery } from '../../features/settings/settings-query.ts'
import { publishDraft } from '../../features/settings/use-saved-setting.ts'
import { studioKey } from '../../shared/studio-query.ts'
import { firstRunTexts } from './first-run-texts.ts'
import { StepPage, type StepProps } from './step-page.tsx'

/** Name, colours and logo are a draft, as in the settings; going on publishes it. Contact and time zone are saved at once. */
export function BrandStep({ step }: StepProps) {
  const all = useTexts(firstRunTexts)
  const texts = all.brand
  const { states } = useBaseTexts()
  const { data, error, refetch } = useQuery(settingsQuery)
  // What was typed last has to be in the draft first.
  const isSaving = useSaving(({ saving }) => saving.kind === 'saving' || saving.kind === 'offline')

  async function publish(): Promise<boolean> {
    // As it is stored now: the query may be older than the last save.
    const { settings } = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 })
    const { draft } = settings.brand
    if (draft === null) return true
    const result = await publishDraft('brand', draft.revision)
    await queryClient.invalidateQueries({ queryKey: studioKey('setting') })
    if (!result.ok) toasts.showError(failureMessage(result.failure, states))
    return result.ok
  }

  return (
    <StepPage
      step={step}
      title={texts.title}
      status={<SaveState />}
      note={texts.note}
      goOn={{ label: texts.keep, isDisabled: isSaving || data === undefined, run: publish }}
    >
      {error && data === undefined && <FailedPart error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && (
        <Loading label={all.loading} className="grid gap-4">
          <Skeleton className="h-11 w-full max-w-180" />
          <Skeleton className="h-11 w-full max-w-180" />
        </Loading>
      )}
      {data && (
        <>
          <BrandSection state={data.settings.brand} />
          <div className="max-w-180">
            <ContactSection help={data.settings.help} timeZone={data.settings.timeZone} />
          </div>
        </>
      )}
    </StepPage>
  )
}
