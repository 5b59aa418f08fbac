import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { registerTypesQuery } from '../../forms/personal/register-types.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { NarrowPage } from '../../ui/patterns/narrow-page.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { requestAccessTexts } from './request-access-texts.ts'
import { RequestForm } from './request-form.tsx'

/** The access request form with an explanation, then its confirmation. */
export function RequestAccessScreen() {
  const locale = useLocale()
  const texts = useBaseTexts()
  const own = useTexts(requestAccessTexts)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const types = useQuery({ ...registerTypesQuery(locale), placeholderData: (former) => former })
  useDocumentTitle(sentTo === null ? own.title : own.sentTitle)
  if (sentTo !== null) return <RequestSent email={sentTo} />
  if (types.isError && types.data === undefined)
    return <FailedLoad error={types.error} onRetry={() => void types.refetch()} />
  return (
    <div className="page-width grid gap-x-24 gap-y-10 py-10 lg:grid-cols-[21rem_minmax(0,1fr)] lg:py-14">
      <Aside />
      {types.data ? (
        <RequestForm types={types.data} onSent={setSentTo} />
      ) : (
        <Loading label={texts.shell.loading} className="grid content-start gap-6">
          <Skeleton className="h-64" />
          <Skeleton className="h-48" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </div>
  )
}

function Aside() {
  const texts = useTexts(requestAccessTexts)
  const steps = [texts.steps.send, texts.steps.read, texts.steps.mail]
  return (
    <div>
      <h1 className="headline-48">{texts.title}</h1>
      <p className="mt-4 text-ink2">{texts.intro}</p>
      <ol className="mt-6">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-6 border-t border-line py-3">
            <span aria-hidden="true" className="headline-22 w-5 shrink-0">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="flex gap-6 border-t border-line py-3">
        <Icon icon={LifeBuoy} className="mt-0.5" />
        <span className="min-w-0 wrap-anywhere">
          {texts.questions}{' '}
          <TextLink isPlain href={`mailto:${bootConfig.help.email}`} className="font-semibold">
            {bootConfig.help.email}
          </TextLink>
        </span>
      </p>
    </div>
  )
}

function RequestSent({ email }: { readonly email: string }) {
  const locale = useLocale()
  const texts = useTexts(requestAccessTexts)
  return (
    <NarrowPage title={texts.sentTitle} hasFocus>
      <p className="measure text-18 wrap-anywhere">{texts.sentText({ email })}</p>
      <p className="measure mt-3 text-muted">{texts.sentHelp}</p>
      <ButtonLink href={paths.login({ locale })} className="mt-6">
        {texts.backToLogin}
      </ButtonLink>
    </NarrowPage>
  )
}
