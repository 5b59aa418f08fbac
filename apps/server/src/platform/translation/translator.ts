import type { Locale } from '@mixed-zone/contract/locales'
import * as z from 'zod/mini'
import { ApiError } from '../errors/api-error.ts'
import type { Log } from '../log/log.ts'

/** Services without a graphics card need a second for every few sentences. */
const TIMEOUT_MS = 60_000
const MAX_ANSWER_BYTES = 2 * 1024 * 1024
const RETRY_AFTER_SECONDS = 30

export interface TranslationService {
  readonly url: string
  readonly apiKey: string | null
}

interface TranslatorDeps {
  readonly service: TranslationService
  readonly log: Log
  readonly timeoutMs?: number
}

interface TranslationRequest {
  readonly texts: readonly string[]
  readonly format: 'text' | 'html'
  readonly from: Locale
  readonly to: Locale
}

export type Translator = ReturnType<typeof createTranslator>

const answerSchema = z.object({ translatedText: z.array(z.string()) })

/** Asks a server that speaks LibreTranslate's protocol. While it is unreachable, calls reject with `unavailable`. */
export function createTranslator({ service, log, timeoutMs = TIMEOUT_MS }: TranslatorDeps) {
  const address = `${service.url.replace(/\/+$/, '')}/translate`

  async function ask({ texts, format, from, to }: TranslationRequest): Promise<string[]> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        q: texts,
        source: from,
        target: to,
        format,
        ...(service.apiKey !== null && { api_key: service.apiKey }),
      }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`the translation service answered ${response.status}`)
    }
    const { translatedText } = answerSchema.parse(JSON.parse(await readLimited(response)))
    if (translatedText.length !== texts.length) throw new Error('the translation service left out a text')
    return translatedText
  }

  return {
    /** In the same order. The answer is not trusted: sanitise HTML. */
    async translate(request: TranslationRequest): Promise<string[]> {
      if (request.texts.length === 0) return []
      try {
        return await ask(request)
      } catch (cause) {
        log.error({ err: cause }, 'the translation service cannot be asked')
        throw new ApiError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS, cause })
      }
    },
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.length
    if (sizeBytes > MAX_ANSWER_BYTES) throw new Error('the answer of the translation service is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
