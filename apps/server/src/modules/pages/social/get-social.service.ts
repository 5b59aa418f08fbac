import type { Locale } from '@mixed-zone/contract/locales'
import type { SocialPage } from '@mixed-zone/contract/schemas/social'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listQuickLinks } from '../pages.service.ts'
import { presentSocialAccount } from './social.presenter.ts'
import { listAccounts, listNewestItems } from './social.repository.ts'

/** What fits on the page. */
const ITEMS_PER_ACCOUNT = 12

type GetSocialDeps = Pick<Platform, 'db' | 'fileKeys'>

export type GetSocial = ReturnType<typeof createGetSocial>

export function createGetSocial({ db, fileKeys }: GetSocialDeps) {
  return async (actor: Actor, locale: Locale): Promise<SocialPage> => {
    const [accounts, items, quickLinks] = await Promise.all([
      listAccounts(db),
      listNewestItems(db, ITEMS_PER_ACCOUNT),
      listQuickLinks(db, locale),
    ])
    const itemsOf = Map.groupBy(items, ({ accountId }) => accountId)
    const sign = fileKeys.signerOf(actor.fileHandle)
    // Those who maintain the social accounts.
    const showsFailures = actor.permissions.has('publish')
    return {
      accounts: accounts.map((account) =>
        presentSocialAccount(account, { items: itemsOf.get(account.id) ?? [], sign, showsFailures }),
      ),
      quickLinks,
    }
  }
}
