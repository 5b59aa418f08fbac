import { exportMails, exportSuppressedAddresses } from '@mixed-zone/contract/endpoints/studio/mail'
import { exportPeople } from '@mixed-zone/contract/endpoints/studio/people'
import { exportPosts } from '@mixed-zone/contract/endpoints/studio/posts'
import { exportDomains, exportRequests } from '@mixed-zone/contract/endpoints/studio/requests'
import type { Platform } from '../../platform/platform.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { asFile, type Usage } from '../usage/usage.ts'
import { createExportList } from './list-export.ts'
import { createAddressesExport, createMailExport } from './mail/mail-export.ts'
import { createPeopleExport } from './people/people-export.ts'
import { createPostsExport } from './posts/posts-export.ts'
import { createDomainsExport } from './requests/domains-export.ts'
import { createRequestsExport } from './requests/requests-export.ts'

export interface ExportRoutesDeps extends Pick<Platform, 'db' | 'clock' | 'getTimeZone'> {
  readonly usage: Pick<Usage, 'exportTable' | 'checkExportLimit'>
}

/** The lists of the studio as files. The audit log, which is much longer, has an export of its own. */
export function createExportRoutes(deps: ExportRoutesDeps): Route[] {
  const { exportTable, checkExportLimit: checkLimit } = deps.usage
  const exportList = createExportList({ ...deps, exportTable })
  const people = createPeopleExport(deps)
  const requests = createRequestsExport(deps)
  const domains = createDomainsExport(deps)
  const mail = createMailExport(deps)
  const addresses = createAddressesExport(deps)
  const posts = createPostsExport(deps)
  return [
    route(exportPeople, async ({ actor, ...call }) => asFile(await exportList(actor, people, call)), { checkLimit }),
    route(exportRequests, async ({ actor, ...call }) => asFile(await exportList(actor, requests, call)), {
      checkLimit,
    }),
    route(exportDomains, async ({ actor, ...call }) => asFile(await exportList(actor, domains, call)), { checkLimit }),
    route(
      exportPosts,
      async ({ actor, body, locale }) => {
        const author = body.author === 'me' ? String(actor.personId) : body.author
        return asFile(await exportList(actor, posts, { body: { ...body, author }, locale }))
      },
      { checkLimit },
    ),
    route(exportMails, async ({ actor, ...call }) => asFile(await exportList(actor, mail, call)), { checkLimit }),
    route(exportSuppressedAddresses, async ({ actor, ...call }) => asFile(await exportList(actor, addresses, call)), {
      checkLimit,
    }),
  ]
}
