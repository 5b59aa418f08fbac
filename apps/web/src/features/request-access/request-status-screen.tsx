import type { AnswerOf } from '@mixed-zone/contract/endpoint'
import { getRequestStatus } from '@mixed-zone/contract/endpoints/access'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { bootConfig } from '../../api/boot-config.ts'
import { orThrow } from '../../api/client.ts'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { ApiFailure } from '../../api/failure.ts'
import { portal } from '../../api/portal-client.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { NarrowPage } from '../../ui/patterns/narrow-page.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { TextLink } from '../../ui/primitives/text-link.tsx'
import { requestAccessTexts } from './request-access-texts.ts'
import { useScreenParams } from '../../routing/screen-route.ts'

/** The state of an access request, opened by the link in its mail. */
export function RequestStatusScreen() {
  const params = useScreenParams('requestStatus')
  const texts = useBaseTexts()
  const own = useTexts(requestAccessTexts).status
  const { code } = params
  const status = useQuery({
    queryKey: ['request-status', code],
    queryFn: ({ signal }) => orThrow(portal.call(getRequestStatus, { code }, { signal })),
  })
  useDocumentTitle(own.title)
  if (status.error instanceof ApiFailure && status.error.type === 'not-found') return <UnknownRequest />
  if (status.isError && status.data === undefined)
    return <FailedLoad error={status.error} onRetry={() => void status.refetch()} />
  return (
    <NarrowPage title={own.title}>
      {status.data ? (
        <Standing status={status.data} />
      ) : (
        <Loading label={texts.shell.loading} className="grid gap-4">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-20" />
        </Loading>
      )}
    </NarrowPage>
  )
}

function Standing({ status }: { readonly status: AnswerOf<typeof getRequestStatus> }) {
  const locale = useLocale()
  const texts = useBaseTexts()
  const own = useTexts(requestAccessTexts).status
  const { dateTime } = useFormats()
  const decidedAt = dateTime(status.decidedAt ?? status.requestedAt)
  return (
    <div className="grid justify-items-start gap-6">
      {status.state === 'waiting' && (
        <Alert variant="info" word={`${own.waiting}.`}>
          {own.waitingText}
        </Alert>
      )}
      {status.state === 'authorised' && (
        <Alert variant="success" word={`${own.authorised}.`}>
          {own.authorisedText({ at: decidedAt })}
        </Alert>
      )}
      {status.state === 'rejected' && (
        <Alert variant="warning" word={`${own.rejected}.`}>
          {own.rejectedText({ at: decidedAt })}
          {status.reason !== null && (
            <p className="mt-2 whitespace-pre-line wrap-anywhere">
              <strong>{own.reason}</strong> {status.reason}
            </p>
          )}
        </Alert>
      )}
      <p className="text-muted">{own.requested({ at: dateTime(status.requestedAt) })}</p>
      {status.state === 'authorised' && (
        <ButtonLink href={paths.login({ locale })} variant="primary" size="large">
          {texts.signIn.connect}
        </ButtonLink>
      )}
      <p>
        {texts.states.helpQuestion}{' '}
        <TextLink href={`mailto:${bootConfig.help.email}`}>{bootConfig.help.email}</TextLink>
      </p>
    </div>
  )
}

function UnknownRequest() {
  const locale = useLocale()
  const texts = useBaseTexts()
  const own = useTexts(requestAccessTexts).status
  return (
    <NarrowPage title={own.unknownTitle} intro={own.unknownText}>
      <ButtonLink href={paths.register({ locale })}>{texts.signIn.requestAccess}</ButtonLink>
    </NarrowPage>
  )
}
