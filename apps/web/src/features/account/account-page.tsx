import type { OwnSession, UserData } from '@mixed-zone/contract/schemas/account'
import type { RegisterTypes } from '@mixed-zone/contract/schemas/registration'
import { Check, CircleAlert } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { ErrorText } from '../../ui/primitives/error-text.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Spinner } from '../../ui/primitives/spinner.tsx'
import { AccountPart } from './account-part.tsx'
import { accountTexts } from './account-texts.ts'
import { ChangePasswordPart } from './change-password-form.tsx'
import { MyDataPart } from './my-data-part.tsx'
import { NewsletterPart } from './newsletter-part.tsx'
import { OneTimeCodePart } from './one-time-code/one-time-code-part.tsx'
import { PersonalFields } from './personal-fields.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { type SaveState, usePersonalData } from './use-personal-data.ts'

interface AccountPageProps {
  readonly data: UserData
  readonly types: RegisterTypes
  readonly sessions: readonly OwnSession[]
}

export function AccountPage({ data, types, sessions }: AccountPageProps) {
  const texts = useTexts(accountTexts)
  const personal = usePersonalData(data)
  const since = texts.since({ date: useFormats().date(data.accessSince) })
  return (
    <div className="page-width py-10 lg:py-14">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="min-w-0">
          <h1 className="headline-48">{texts.title}</h1>
          <p className="mt-1 text-muted wrap-anywhere">
            {[`${data.name} ${data.surnames}`.trim(), data.companyName, since]
              .filter((text) => text !== '')
              .join(' · ')}
          </p>
        </div>
        <SaveMark state={personal.state} />
      </div>
      <div className="border-t-3 border-ink [&>section:first-child]:border-t-0">
        <AccountPart title={texts.personal} note={texts.personalNote}>
          <PersonalFields personal={personal} types={types} email={data.email} />
        </AccountPart>
        <ChangePasswordPart email={data.email} />
        <NewsletterPart isOn={data.newsletter} />
        <SessionsPart sessions={sessions} />
        {(data.role !== 'media' || data.oneTimeCode) && <OneTimeCodePart isOn={data.oneTimeCode} />}
        <MyDataPart hasOneTimeCode={data.oneTimeCode} />
      </div>
    </div>
  )
}

function SaveMark({ state }: { readonly state: SaveState }) {
  const texts = useTexts(accountTexts)
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-14 font-semibold">
      {state === 'saving' && (
        <>
          <Spinner size={18} /> {texts.saving}
        </>
      )}
      {state === 'saved' && (
        <span className="flex items-center gap-2 text-pitch">
          <Icon icon={Check} size={18} /> {texts.saved}
        </span>
      )}
      {state === 'failed' && (
        <span className="flex items-center gap-2 text-flare">
          <Icon icon={CircleAlert} size={18} />
          <span>
            <ErrorText>{texts.notSaved}</ErrorText>
          </span>
        </span>
      )}
    </p>
  )
}
