import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface TranslationQuestion {
  readonly q: readonly string[]
  readonly source: string
  readonly target: string
  readonly format: string
  readonly api_key?: string
}

export interface TestTranslationService {
  readonly url: string
  readonly asked: TranslationQuestion[]
  answer: (response: ServerResponse, question: TranslationQuestion) => void
  close(): Promise<void>
}

/** Puts the language before every text that it is asked about, inside the first tag. */
export function answerTranslated(response: ServerResponse, { q, target }: TranslationQuestion): void {
  const translatedText = q.map((text) => text.replace(/^((?:<[^>]*>)*)/, `$1[${target}] `))
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ translatedText }))
}

/** A server with LibreTranslate's protocol. */
export async function startTranslationService(): Promise<TestTranslationService> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/translate') return void response.writeHead(404).end()
    // What a client has sent as JSON.
    const question = (await json(request)) as TranslationQuestion
    service.asked.push(question)
    service.answer(response, question)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  const service: TestTranslationService = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    answer: answerTranslated,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}
