import type { Locale } from '@mixed-zone/contract/locales'
import type { SocialPage } from '@mixed-zone/contract/schemas/social'
import type { Db } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { FileKeys } from '../../../platform/signing/file-keys.ts'
import { presentQuickLink } from '../quick-link.presenter.ts'
import { listQuickLinks } from '../quick-links.repository.ts'
import { presentSocialAccount } from './social.presenter.ts'
import { listAccounts, listNewestItems } from './social.repository.ts'
import { socialPictures } from './social-picture-address.ts'

/** As many cards as an account's part of the page takes. */
const ITEMS_PER_ACCOUNT = 12

interface Parts {
  readonly db: Db
  readonly fileKeys: FileKeys
}

export function createGetSocial({ db, fileKeys }: Parts) {
  return async (actor: Actor, locale: Locale): Promise<SocialPage> => {
    const [accounts, items, links] = await Promise.all([
      listAccounts(db),
      listNewestItems(db, ITEMS_PER_ACCOUNT),
      listQuickLinks(db),
    ])
    const itemsOf = Map.groupBy(items, ({ accountId }) => accountId)
    const addressOfPicture = socialPictures(fileKeys.signerOf(actor.fileHandle))
    // Those who keep the lists that everybody reads keep this one too.
    const tellsFailures = actor.permissions.has('taxonomy')
    return {
      accounts: accounts.map((account) =>
        presentSocialAccount(account, { items: itemsOf.get(account.id) ?? [], addressOfPicture, tellsFailures }),
      ),
      quickLinks: links.map((link) => presentQuickLink(link, locale)),
    }
  }
}
