import { getDemo, leaveDemo } from '@mixed-zone/contract/endpoints/studio/demo'
import type { DemoState } from '@mixed-zone/contract/schemas/studio/demo'
import { paths } from '@mixed-zone/contract/screens'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orThrow } from '../../../api/client.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { PanelBody } from '../../shared/panel-parts.tsx'
import { studioClient } from '../../shared/studio-client.ts'
import { STUDIO_KEY, studioKey } from '../../shared/studio-query.ts'
import { SettingSection } from './setting-section.tsx'
import { settingsTexts } from './settings-texts.ts'

const demoQuery = queryOptions({
  queryKey: studioKey('setting', 'demo'),
  queryFn: ({ signal }) => orThrow(studioClient.call(getDemo, undefined, { signal })),
})

/** Shows what is left of the demo, and lets an admin leave it, which deletes all demo data. */
export function DemoSection() {
  const texts = useTexts(settingsTexts).setup
  const query = useQuery(demoQuery)
  return (
    <SettingSection title={texts.demo}>
      <PanelBody query={query}>{(state) => <Demo state={state} />}</PanelBody>
    </SettingSection>
  )
}

function Demo({ state: { counts, blockedBy } }: { readonly state: DemoState }) {
  const locale = useLocale()
  const texts = useTexts(settingsTexts).setup
  const { formatNumber } = useFormats()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  if (counts === null) return <p className="text-muted">{texts.noDemo}</p>
  const { posts, people, clubs } = counts
  return (
    <div className="grid gap-4">
      <p className="measure">
        {texts.demoText({
          posts: formatNumber(posts),
          people: formatNumber(people),
          clubs: formatNumber(clubs),
        })}
      </p>
      {blockedBy === null ? (
        <div>
          <Button variant="danger" onClick={() => setIsDialogOpen(true)}>
            {texts.openLeaveDialog}
          </Button>
        </div>
      ) : (
        <Alert
          variant="info"
          action={
            blockedBy === 'demo-account' && (
              <span className="mt-2 flex">
                <ButtonLink size="small" href={paths.studioPeople({ locale })}>
                  {texts.createAccount}
                </ButtonLink>
              </span>
            )
          }
        >
          {blockedBy === 'demo-account' ? texts.blockedByDemoAccount : texts.blockedByRole}
        </Alert>
      )}
      {isDialogOpen && <LeaveDialog onClose={() => setIsDialogOpen(false)} />}
    </div>
  )
}

/** Confirms that all demo data is deleted. The client asks for the password (`access.confirmed`). */
function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(settingsTexts).setup
  const { states } = useBaseTexts()
  const { formatNumber } = useFormats()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function leave(): Promise<void> {
    setIsBusy(true)
    setError(null)
    const result = await studioClient.call(leaveDemo, undefined)
    setIsBusy(false)
    if (result.ok) {
      const { kept } = result.value
      toasts.show(kept === 0 ? texts.demoRemoved : texts.demoRemovedButKept({ shown: formatNumber(kept) }))
    } else {
      const { failure } = result
      // Somebody who cancels the confirmation knows that nothing was done.
      if (failure.type === 'reauthentication') return
      // Not found: another admin was faster, so only what is shown has to be refreshed.
      if (failure.type !== 'not-found') {
        setError(failure.type === 'conflict' ? texts.demoInUse : failureMessage(failure, states))
        return
      }
    }
    onClose()
    // Every list of the studio showed some of the deleted data.
    await queryClient.invalidateQueries({ queryKey: STUDIO_KEY })
  }

  /** Stays open while busy, so that a failure is seen. */
  function handleClose(): void {
    if (!isBusy) onClose()
  }

  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      onClose={handleClose}
      title={texts.leaveTitle}
      footer={
        <>
          <Button isDisabled={isBusy} onClick={handleClose}>
            {texts.cancel}
          </Button>
          <Button variant="destructive" isBusy={isBusy} onClick={() => void leave()}>
            {texts.confirmLeave}
          </Button>
        </>
      }
    >
      <p>{texts.leaveText}</p>
      {error !== null && (
        <Alert variant="error" className="mt-4">
          {error}
        </Alert>
      )}
    </Dialog>
  )
}
