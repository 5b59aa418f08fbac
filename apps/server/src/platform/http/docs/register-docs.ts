import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@mixed-zone/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { describeApi } from '../openapi/openapi.ts'
import { renderDocsPage } from './docs-page.ts'

interface DocsOptions {
  /** Of the routes that are registered. */
  readonly endpoints: readonly Endpoint[]
  readonly version: string
}

/** Publishes what is registered: for programs at `/api/openapi.json`, for people at `/api/docs`. */
export async function registerDocs(app: FastifyInstance, { endpoints, version }: DocsOptions): Promise<void> {
  const description = describeApi(endpoints, { version })
  const json = JSON.stringify(description)
  const page = renderDocsPage(description)
  const style = await readFile(join(import.meta.dirname, 'docs.css'), 'utf8')

  const serve = (path: string, type: string, text: string) =>
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))

  serve('/api/openapi.json', 'application/json; charset=utf-8', json)
  serve('/api/docs', 'text/html; charset=utf-8', page)
  serve('/api/docs.css', 'text/css; charset=utf-8', style)
}
