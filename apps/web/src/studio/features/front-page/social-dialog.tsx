import { NETWORKS } from '@mixed-zone/contract/schemas/social'
import { isWebAddress, MAX_ADDRESS_CHARACTERS } from '@mixed-zone/contract/schemas/studio/front-page'
import { MAX_HANDLE_CHARACTERS, type StudioSocialAccount } from '@mixed-zone/contract/schemas/studio/social-accounts'
import { type FormEvent, useState } from 'react'
import { failureMessage } from '../../../api/failure-message.ts'
import type { ApiFailure } from '../../../api/failure.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { frontPageTexts } from './front-page-texts.ts'
import { type SocialFields, useSocialActions } from './use-social-actions.ts'

interface SocialDialogProps {
  /** Null for a new one. */
  readonly account: StudioSocialAccount | null
  readonly onClose: () => void
}

const LINES = ['handle', 'url', 'feedUrl'] as const

type Values = Record<(typeof LINES)[number], string> & Pick<SocialFields, 'network'>

const valuesOf = (account: StudioSocialAccount | null): Values => ({
  network: account?.network ?? 'youtube',
  handle: account?.handle ?? '',
  url: account?.url ?? '',
  feedUrl: account?.feedUrl ?? '',
})

/** Network, name, address and feed of a social account. */
export function SocialDialog({ account, onClose }: SocialDialogProps) {
  const { social: texts, ...shared } = useTexts(frontPageTexts)
  const { ui, states } = useBaseTexts()
  const { save } = useSocialActions()
  const [values, setValues] = useState(() => valuesOf(account))
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [handle, url, feedUrl] = [values.handle.trim(), values.url.trim(), values.feedUrl.trim()]
  const errors: Partial<Record<(typeof LINES)[number], string>> = {
    ...(handle === '' && { handle: shared.required }),
    ...(!isWebAddress(url) && { url: shared.wrongWebAddress }),
    ...(feedUrl !== '' && !isWebAddress(feedUrl) && { feedUrl: shared.wrongWebAddress }),
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setIsChecked(true)
    if (isBusy || Object.keys(errors).length > 0) return
    setIsBusy(true)
    const fields = { network: values.network, handle, url, feedUrl: feedUrl === '' ? null : feedUrl }
    const failed = await save(account, fields)
    setIsBusy(false)
    if (failed === null) onClose()
    else setFailure(failed)
  }

  return (
    <DialogWindow isOpen onClose={onClose} size="small">
      <form noValidate onSubmit={(event) => void handleSubmit(event)} className="contents">
        <DialogView
          title={account === null ? texts.addTitle : texts.editTitle}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" onClick={onClose}>
                {ui.cancel}
              </Button>
              <Button type="submit" variant="primary" isBusy={isBusy}>
                {account === null ? shared.add : texts.save}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            {failure && (
              <Alert variant="error">
                {failure.type === 'conflict' ? texts.changed : failureMessage(failure, states)}
              </Alert>
            )}
            <Field label={texts.network}>
              {(control) => (
                <Select
                  {...control}
                  value={values.network}
                  options={NETWORKS.map((network) => ({ value: network, label: texts.networks[network] }))}
                  onChange={(event) => {
                    const network = NETWORKS.find((one) => one === event.target.value)
                    if (network) setValues({ ...values, network })
                  }}
                />
              )}
            </Field>
            {LINES.map((name) => (
              <Field
                key={name}
                label={texts.fields[name]}
                error={isChecked ? errors[name] : undefined}
                isRequired={name !== 'feedUrl'}
                isOptional={name === 'feedUrl'}
                {...(name === 'feedUrl' && { help: texts.feedHelp })}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    autoCapitalize="off"
                    spellCheck={false}
                    maxLength={name === 'handle' ? MAX_HANDLE_CHARACTERS : MAX_ADDRESS_CHARACTERS}
                    value={values[name]}
                    onChange={(event) => setValues({ ...values, [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
        </DialogView>
      </form>
    </DialogWindow>
  )
}
