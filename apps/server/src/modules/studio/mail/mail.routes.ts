import { BYTE_ROUTES } from '@mixed-zone/contract/byte-routes'
import {
  cancelMail,
  countMails,
  getMail,
  getMailContent,
  listMails,
  listSuppressedAddresses,
  releaseAddress,
  resendMail,
  sendTestMail,
} from '@mixed-zone/contract/endpoints/studio/mail'
import type { FastifyInstance } from 'fastify'
import { rowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type MailService, mailScope } from './mail.service.ts'

export function createMailRoutes(mail: MailService): Route[] {
  return [
    route(listMails, ({ query, locale }) => mail.list(query, locale)),
    route(countMails, () => mail.count()),
    route(getMail, ({ params }) => mail.get(params.id)),
    route(getMailContent, ({ actor, params }) => mail.getContent(actor, params.id)),
    route(resendMail, ({ actor, params, body }) => mail.resend(actor, params.id, body.reason)),
    route(cancelMail, ({ actor, params, body }) => mail.cancel(actor, params.id, body.reason)),
    route(sendTestMail, ({ actor }) => mail.sendTest(actor)),
    route(listSuppressedAddresses, ({ query }) => mail.listSuppressed(query)),
    route(releaseAddress, ({ actor, body }) => mail.release(actor, body)),
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
  readonly actorOfFileHandle: (fileHandle: string) => Promise<Actor | null>
}

/** A frame sends no headers, so the address is signed for the session. */
export function registerMailFrame(app: FastifyInstance, { mail, fileKeys, actorOfFileHandle }: MailFrameDeps): void {
  app.route<{ Params: { id: string }; Querystring: { k?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: BYTE_ROUTES.mail,
    handler: async (request, reply) => {
      const id = rowId(request.params.id)
      const { k } = request.query
      const fileHandle = id !== null && typeof k === 'string' ? fileKeys.verify(k, mailScope(id)) : null
      const actor = fileHandle === null ? null : await actorOfFileHandle(fileHandle)
      if (!actor || actor.mustChangePassword || !actor.permissions.has('users')) throw new ApiError('not-found')
      const html = await mail.getHtml(request.params.id)
      return reply.headers(FRAME_HEADERS).type('text/html; charset=utf-8').send(html)
    },
  })
}
