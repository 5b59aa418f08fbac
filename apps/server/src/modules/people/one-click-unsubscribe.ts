import { isLocale } from '@mixed-zone/contract/locales'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/errors/api-error.ts'
import { unsubscribeByCode } from './unsubscribe.service.ts'

/**
 * One-click unsubscribing (RFC 8058): mail programs post a form to the very address that people open. They have no
 * credential, and the code in the address is what counts; what the form holds does not.
 */
export function registerOneClickUnsubscribe(app: FastifyInstance, { db }: { db: Db }): void {
  app.post<{ Params: { lang: string; id: string } }>('/:lang/unsubscribe/:id', async (request, reply) => {
    if (!isLocale(request.params.lang)) throw new ApiError('not-found')
    await unsubscribeByCode(db, request.params.id)
    return reply.code(200).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')
  })
}
