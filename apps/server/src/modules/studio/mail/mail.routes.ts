import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import {
  cancelMail,
  cancelMails,
  countMails,
  exportMails,
  exportSuppressedAddresses,
  getMail,
  getMailContent,
  getMailServer,
  getMailTemplate,
  listMails,
  listSuppressedAddresses,
  releaseAddress,
  resendMail,
  resendMails,
  sendTestMail,
} from '@mixed-zone/contract/endpoints/studio/mail'
import { isLocale } from '@mixed-zone/contract/locales'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { type Actor, mayUseStudio } from '../../../platform/http/actor.ts'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import { asFile } from '../../usage/usage.ts'
import type { ExportList } from '../list-export.ts'
import type { AddressesExport, MailExport } from './mail-export.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type MailService, mailScope, templateScope } from './mail.service.ts'
import type { SuppressionsService } from './suppressions.service.ts'

interface MailRoutesDeps {
  readonly mail: MailService
  readonly suppressions: SuppressionsService
  readonly mailExport: MailExport
  readonly addressesExport: AddressesExport
  readonly exportList: ExportList
  readonly checkExportLimit: CheckLimit
}

export function createMailRoutes(deps: MailRoutesDeps): Route[] {
  const { mail, suppressions, exportList, checkExportLimit: checkLimit } = deps
  return [
    route(listMails, ({ query, locale }) => mail.list(query, locale)),
    route(exportMails, async ({ actor, ...call }) => asFile(await exportList(actor, deps.mailExport, call)), {
      checkLimit,
    }),
    route(countMails, () => mail.count()),
    route(getMailServer, () => mail.getServer()),
    route(getMailTemplate, ({ actor, params, query }) => mail.getTemplate(actor, params.template, query.locale)),
    route(getMail, ({ params }) => mail.get(params.id)),
    route(getMailContent, ({ actor, params }) => mail.getContent(actor, params.id)),
    route(resendMail, ({ actor, params, body }) => mail.resend(actor, params.id, body.reason)),
    route(cancelMail, ({ actor, params, body }) => mail.cancel(actor, params.id, body.reason)),
    route(resendMails, ({ actor, body }) =>
      mail.resendMany(actor, { selection: body, options: { reason: body.reason } }),
    ),
    route(cancelMails, ({ actor, body }) =>
      mail.cancelMany(actor, { selection: body, options: { reason: body.reason } }),
    ),
    route(sendTestMail, ({ actor }) => mail.sendTest(actor)),
    route(listSuppressedAddresses, ({ query }) => suppressions.list(query)),
    route(
      exportSuppressedAddresses,
      async ({ actor, ...call }) => asFile(await exportList(actor, deps.addressesExport, call)),
      { checkLimit },
    ),
    route(releaseAddress, ({ actor, body }) => suppressions.release(actor, body)),
  ]
}

/** Inline styles only: nothing runs, nothing is loaded, nothing is submitted. Our own pages may frame it. */
const FRAME_HEADERS = {
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

interface MailFrameDeps extends Pick<Platform, 'fileKeys'> {
  readonly mail: MailService
  readonly findActorByFileHandle: (fileHandle: string) => Promise<Actor | null>
}

/** A frame sends no headers, so the addresses are signed for the session. */
export function registerMailFrames(
  app: FastifyInstance,
  { mail, fileKeys, findActorByFileHandle }: MailFrameDeps,
): void {
  interface Frame {
    /** Null if the address names nothing. */
    readonly scope: string | null
    readonly key: unknown
    readonly loadHtml: () => Promise<string>
  }

  async function sendFrame(reply: FastifyReply, { scope, key, loadHtml }: Frame) {
    const fileHandle = scope !== null && typeof key === 'string' ? fileKeys.verify(key, scope) : null
    const actor = fileHandle === null ? null : await findActorByFileHandle(fileHandle)
    if (!mayUseStudio(actor, 'users')) throw new ApiError('not-found')
    return reply
      .headers(FRAME_HEADERS)
      .type('text/html; charset=utf-8')
      .send(await loadHtml())
  }

  app.route<{ Params: { id: string }; Querystring: { k?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.mail,
    handler: ({ params, query }, reply) => {
      const id = rowId(params.id)
      const scope = id === null ? null : mailScope(id)
      return sendFrame(reply, { scope, key: query.k, loadHtml: () => mail.getHtml(params.id) })
    },
  })
  app.route<{ Params: { template: string; locale: string }; Querystring: { k?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.mailTemplate,
    handler: ({ params: { template, locale }, query }, reply) => {
      if (!isLocale(locale)) throw new ApiError('not-found')
      const scope = templateScope(template, locale)
      return sendFrame(reply, { scope, key: query.k, loadHtml: () => mail.getTemplateHtml(template, locale) })
    },
  })
}
