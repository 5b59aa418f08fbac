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
import { studioKey } from '../../shared/studio-query.ts'
import { SettingSection } from './setting-section.tsx'
import { settingsTexts } from './settings-texts.ts'

const demoQuery = queryOptions({
  queryKey: studioKey('setting', 'demo'),
  queryFn: ({ signal }) => orThrow(studioClient.call(getDemo, undefined, { signal })),
})

/** The steps of the first run, and the end of the demo. */
export function SetupSection() {
  const locale = useLocale()
  const texts = useTexts(settingsTexts).setup
  const query = useQuery(demoQuery)
  return (
    <>
      <SettingSection title={texts.firstRun} intro={texts.firstRunText}>
        <div>
          <ButtonLink href={paths.studioSetup({ locale })}>{texts.open}</ButtonLink>
        </div>
      </SettingSection>
      <SettingSection title={texts.demo}>
        <PanelBody query={query}>{(state) => <Demo state={state} />}</PanelBody>
      </SettingSection>
    </>
  )
}

function Demo({ state: { counts, obstacle } }: { readonly state: DemoState }) {
  const locale = useLocale()
  const texts = useTexts(settingsTexts).setup
  const { number } = useFormats()
  const [isAsking, setIsAsking] = useState(false)
  if (counts === null) return <p className="text-muted">{texts.none}</p>
  const { posts, people, clubs } = counts
  return (
    <div className="grid gap-4">
      <p className="measure">
        {texts.demoText({ posts: number(posts), people: number(people), clubs: number(clubs) })}
      </p>
      {obstacle === null ? (
        <div>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {texts.remove}
          </Button>
        </div>
      ) : (
        <Alert
          variant="info"
          action={
            obstacle === 'demo-account' && (
              <span className="mt-2 flex">
                <ButtonLink size="small" href={paths.studioPeople({ locale })}>
                  {texts.invite}
                </ButtonLink>
              </span>
            )
          }
        >
          {obstacle === 'demo-account' ? texts.asDemo : texts.asOther}
        </Alert>
      )}
      {isAsking && <LeaveDialog onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** Asks first, and for the password. */
function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts(settingsTexts).setup
  const { states } = useBaseTexts()
  const { number } = useFormats()
  const [isBusy, setIsBusy] = useState(false)

  async function leave(): Promise<void> {
    setIsBusy(true)
    const result = await studioClient.call(leaveDemo, undefined)
    setIsBusy(false)
    if (result.ok) {
      const { kept } = result.value
      toasts.show(kept === 0 ? texts.done : texts.kept({ shown: number(kept) }))
    } else {
      toasts.showError(result.failure.type === 'conflict' ? texts.busy : failureMessage(result.failure, states))
    }
    onClose()
    // Every list of the studio showed some of it.
    await queryClient.invalidateQueries({ queryKey: ['studio'] })
  }

  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button isDisabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="destructive" isBusy={isBusy} onClick={() => void leave()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  )
}
