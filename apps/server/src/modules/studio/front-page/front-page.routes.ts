import {
  discardFrontPageDraft,
  getFrontPage,
  listFrontPageVersions,
  previewFrontPage,
  publishFrontPage,
  saveFrontPageDraft,
  undoFrontPagePublication,
} from '@mixed-zone/contract/endpoints/studio/front-page'
import {
  createSocialAccount,
  deleteSocialAccount,
  fetchSocialAccount,
  listSocialAccounts,
  setSocialOrder,
  updateSocialAccount,
} from '@mixed-zone/contract/endpoints/studio/social-accounts'
import { type Route, route } from '../../../platform/http/route.ts'
import type { FrontPageService } from './front-page.service.ts'
import type { SocialAccountsService } from './social-accounts.service.ts'

interface FrontPageRoutesDeps {
  readonly frontPage: FrontPageService
  readonly socialAccounts: SocialAccountsService
}

export function createFrontPageRoutes({ frontPage, socialAccounts }: FrontPageRoutesDeps): Route[] {
  return [
    route(getFrontPage, ({ actor, locale }) => frontPage.get(actor, locale)),
    route(previewFrontPage, ({ actor, locale }) => frontPage.preview(actor, locale)),
    route(saveFrontPageDraft, ({ actor, body, locale }) => frontPage.saveDraft(actor, { body, locale })),
    route(discardFrontPageDraft, ({ actor, body, locale }) => frontPage.discard(actor, { body, locale })),
    route(publishFrontPage, ({ actor, body, locale }) => frontPage.publish(actor, { body, locale })),
    route(undoFrontPagePublication, ({ actor, body, locale }) => frontPage.undoPublication(actor, { body, locale })),
    route(listFrontPageVersions, ({ query }) => frontPage.listVersions(query)),
    route(listSocialAccounts, () => socialAccounts.list()),
    route(createSocialAccount, ({ actor, body }) => socialAccounts.create(actor, body)),
    route(setSocialOrder, ({ actor, body }) => socialAccounts.setOrder(actor, body)),
    route(updateSocialAccount, ({ actor, params, body }) => socialAccounts.update(actor, params.id, body)),
    route(deleteSocialAccount, ({ actor, params }) => socialAccounts.delete(actor, params.id)),
    route(fetchSocialAccount, ({ actor, params }) => socialAccounts.fetch(actor, params.id)),
  ]
}
