import { useQuery } from '@tanstack/react-query'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { userDataQuery } from '../../api/user-data.ts'
import { registerTypesQuery } from '../../forms/personal/register-types.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useSessionStatus } from '../../session/session-status.ts'
import { useSession } from '../../session/session-store.ts'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { AccountPage } from './account-page.tsx'
import { ownSessionsQuery } from './account-queries.ts'
import { accountTexts } from './account-texts.ts'
import { ForcedChange } from './forced-change.tsx'

/** The account page; with a provisional password only its change. */
export function AccountScreen() {
  const account = useTexts(accountTexts)
  const isPasswordDue = useSessionStatus((status) => status.isPasswordDue)
  useDocumentTitle(isPasswordDue ? account.forced.title : account.title)
  return isPasswordDue ? <ForcedChange /> : <LoadedAccount />
}

function LoadedAccount() {
  const texts = useBaseTexts()
  const account = useTexts(accountTexts)
  // Between the end of a session and the login page, a provisional password is not asked for any more.
  const enabled = useSession((session) => session.isUserLoggedIn)
  const data = useQuery({ ...userDataQuery, enabled })
  const types = useQuery({ ...registerTypesQuery(useLocale()), placeholderData: (former) => former })
  // Unlike the user data, this call is refused while the password is provisional, which starts the forced change.
  const sessions = useQuery({ ...ownSessionsQuery, enabled })
  const error = data.error ?? types.error ?? sessions.error
  if (data.data && types.data && sessions.data) {
    return <AccountPage data={data.data} types={types.data} sessions={sessions.data.sessions} />
  }
  if (error) {
    const retry = () => void Promise.all([data.refetch(), types.refetch(), sessions.refetch()])
    return <FailedLoad error={error} onRetry={retry} />
  }
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="headline-48">{account.title}</h1>
      <Loading label={texts.shell.loading} className="mt-14 border-t-3 border-ink">
        <PartSkeleton fields={10} />
        <PartSkeleton fields={4} />
      </Loading>
    </div>
  )
}

function PartSkeleton({ fields }: { readonly fields: number }) {
  return (
    <div className="grid gap-x-16 gap-y-5 py-8 lg:grid-cols-[19rem_minmax(0,47.5rem)]">
      <Skeleton className="h-7 w-44" />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} className="h-16" />
        ))}
      </div>
    </div>
  )
}
