import {
  createSocialAccount,
  deleteSocialAccount,
  fetchSocialAccount,
  setSocialOrder,
  updateSocialAccount,
} from '@mixed-zone/contract/endpoints/studio/social-accounts'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { StudioSocialAccount } from '@mixed-zone/contract/schemas/studio/social-accounts'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiFailure } from '../../../api/failure.ts'
import { failureMessage } from '../../../api/failure-message.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { offerUndo } from '../../shared/undo.ts'
import { SOCIAL_KEY } from './front-page-queries.ts'
import { frontPageTexts } from './front-page-texts.ts'

export type SocialFields = BodyOf<typeof createSocialAccount>

/** Changes of social accounts, each saved at once. */
export function useSocialActions() {
  const client = useQueryClient()
  const { states } = useBaseTexts()
  const texts = useTexts(frontPageTexts).social

  /** Also after a failure: somebody else may have changed them. */
  const reload = () => client.invalidateQueries({ queryKey: SOCIAL_KEY })

  const showFailure = (failure: ApiFailure) =>
    toasts.showError(
      failure.type === 'conflict' || failure.type === 'not-found' ? texts.changed : failureMessage(failure, states),
    )

  /** Null if it was saved. */
  async function save(account: StudioSocialAccount | null, fields: SocialFields): Promise<ApiFailure | null> {
    const result =
      account === null
        ? await studioClient.call(createSocialAccount, fields)
        : await studioClient.call(
            updateSocialAccount,
            { ...fields, version: account.version },
            { params: { id: account.id } },
          )
    await reload()
    return result.ok ? null : result.failure
  }

  async function remove(account: StudioSocialAccount): Promise<void> {
    const { id, network, handle, url, feedUrl } = account
    const result = await studioClient.call(deleteSocialAccount, undefined, { params: { id } })
    if (result.ok) {
      offerUndo({
        text: texts.removed({ name: handle }),
        countdown: texts.undoFor,
        undo: () =>
          void save(null, { network, handle, url, feedUrl }).then((failure) => failure && showFailure(failure)),
      })
    } else showFailure(result.failure)
    await reload()
  }

  async function fetchNow({ id }: StudioSocialAccount): Promise<void> {
    const result = await studioClient.call(fetchSocialAccount, undefined, { params: { id } })
    if (!result.ok) showFailure(result.failure)
    await reload()
  }

  /** Says whether it was saved. */
  async function sort(ids: readonly string[], previousIds: readonly string[]): Promise<boolean> {
    const result = await studioClient.call(setSocialOrder, { ids: [...ids], previousIds: [...previousIds] })
    if (result.ok) client.setQueryData(SOCIAL_KEY, result.value)
    else {
      showFailure(result.failure)
      await reload()
    }
    return result.ok
  }

  return { save, remove, fetchNow, sort }
}
