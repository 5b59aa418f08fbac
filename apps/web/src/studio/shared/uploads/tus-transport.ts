import { ERROR_STATUS, ERROR_TYPES, type ErrorType, isErrorType } from '@mixed-zone/contract/errors'
import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import { DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
import { currentLocale } from '../../../i18n/language-store.ts'
import { useSession } from '../../../session/session-store.ts'
import { isRecord } from '../unsaved-changes.ts'
import { UploadFailure } from './retry-rules.ts'
import type { UploadProblem } from './upload-item.ts'
import type { SendRequest, UploadTransport } from './upload-transport.ts'

const ENDPOINT = '/api/studio/uploads'

/** Where the last response names the stored file. */
const ASSET_HEADER = 'Upload-Asset'

/** For every request: the session may have been renewed since the last one. */
function setHeaders(request: HttpRequest): void {
  const locale = currentLocale()
  request.setHeader('Authorization', `Bearer ${useSession.getState().token ?? ''}`)
  request.setHeader('Accept-Language', locale)
  request.setHeader('Content-Language', locale)
}

/** Sends the whole rest of a file in one request: the browser streams it from the disk. */
export const tusTransport: UploadTransport = {
  send(request) {
    const { file, url, signal, onUrl, onProgress } = request
    // It may have been cancelled or paused while this module was loaded.
    if (signal.aborted) return Promise.reject(signal.reason)
    const { promise, resolve, reject } = Promise.withResolvers<{ readonly assetId: string | null }>()
    const report = async (error: Error) => reject(await failureOf(error, file))
    const upload = new Upload(file, {
      // Without an endpoint, an upload that is gone is reported, and not silently begun again.
      endpoint: url === null ? new URL(ENDPOINT, location.origin).href : null,
      uploadUrl: url === null ? null : new URL(url, location.origin).href,
      metadata: metadataOf(request),
      // The queue decides when to try again, and the server remembers what it has.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: setHeaders,
      onUploadUrlAvailable: () => {
        if (upload.url !== null) onUrl(upload.url)
      },
      onProgress,
      onSuccess: ({ lastResponse }) => resolve({ assetId: lastResponse.getHeader(ASSET_HEADER) ?? null }),
      onError: (error) => void report(error),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason)
    })
    upload.start()
    return promise
  },
  async discard(url) {
    try {
      await Upload.terminate(new URL(url, location.origin).href, { retryDelays: null, onBeforeRequest: setHeaders })
    } catch {
      // It expires.
    }
  },
}

function metadataOf({ file, target, order, sha256 }: SendRequest): Record<string, string> {
  return {
    name: file.name,
    type: file.type,
    lastModified: String(file.lastModified),
    target: JSON.stringify(target satisfies FileTarget),
    order: String(order),
    ...(sha256 !== null && { sha256 }),
  }
}

async function failureOf(error: Error, file: File): Promise<UploadFailure> {
  if (!(error instanceof DetailedError)) return new UploadFailure({ type: 'unexpected', reason: '' })
  const { originalRequest, originalResponse } = error
  if (originalResponse === null || originalResponse.getStatus() === 0) {
    return new UploadFailure({ type: (await isReadable(file)) ? 'network' : 'unreadable', reason: '' })
  }
  const status = originalResponse.getStatus()
  const isOfUpload = originalRequest.getMethod() !== 'POST'
  return new UploadFailure(problemOf(originalResponse), {
    isGone: isOfUpload && (status === 404 || status === 410),
    retryAfterSeconds: secondsOf(originalResponse.getHeader('Retry-After')),
  })
}

/** A file that was changed, moved or unplugged since it was chosen looks like a lost connection to the request. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** What a proxy has answered, or the server to a request without a body in its response. */
function typeOfStatus(status: number): ErrorType {
  if (status === ERROR_STATUS.permission) return 'permission'
  return ERROR_TYPES.find((type) => ERROR_STATUS[type] === status) ?? 'generic'
}

function problemOf(response: HttpResponse): UploadProblem {
  const error = parseError(response.getBody())
  const type = error['type']
  const reason = error['reason']
  return {
    type: isErrorType(type) ? type : typeOfStatus(response.getStatus()),
    reason: typeof reason === 'string' ? reason : '',
  }
}

function parseError(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body)
    return isRecord(parsed) && isRecord(parsed['error']) ? parsed['error'] : {}
  } catch {
    return {}
  }
}

function secondsOf(header: string | undefined): number | null {
  return header !== undefined && /^\d{1,4}$/.test(header) ? Number(header) : null
}
