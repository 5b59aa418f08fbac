import { fullName } from '@mixed-zone/contract/rules/full-name'
import { useQuery } from '@tanstack/react-query'
import { userDataQuery } from '../../api/user-data.ts'
import { useSession } from '../../session/session-store.ts'

/** First name and surnames of the person, as colleagues see them. Only the first name until it is loaded: the session has no more. */
export function useOwnName(): string {
  const firstName = useSession((session) => session.user?.firstName ?? '')
  const { data } = useQuery(userDataQuery)
  return data === undefined ? firstName : fullName({ firstName: data.name, surnames: data.surnames })
}
