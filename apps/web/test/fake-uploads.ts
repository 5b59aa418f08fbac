import { vi } from 'vitest'

interface StoredUpload {
  readonly metadata: Readonly<Record<string, string>>
  readonly sizeBytes: number
  receivedBytes: number
}

/** How a PATCH is answered; by default all its bytes are stored. */
type Answer = { readonly status: number; readonly error?: { readonly type: string; readonly reason?: string } } | 'lost'

/** A server of tus in place of the browser's requests. A file is stored when its last byte arrives. */
export function fakeUploads() {
  const uploads: StoredUpload[] = []
  const requests: { readonly method: string; readonly path: string; readonly authorization: string }[] = []
  const state = {
    /** Answers of the next PATCH requests, instead of storing the bytes. */
    answers: [] as Answer[],
    /** While set, bytes do not arrive. */
    isHeld: false,
  }
  const held: (() => void)[] = []

  class FakeXhr {
    status = 0
    responseText = ''
    upload: { onprogress: ((event: unknown) => void) | null } = { onprogress: null }
    onload: (() => void) | null = null
    onerror: ((error: unknown) => void) | null = null
    #method = ''
    #path = ''
    #headers = new Headers()
    #answer = new Headers()
    #isAborted = false

    open(method: string, url: string): void {
      this.#method = method
      this.#path = new URL(url).pathname
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }

    getResponseHeader(name: string): string | null {
      return this.#answer.get(name)
    }

    abort(): void {
      this.#isAborted = true
    }

    send(body: Blob | null): void {
      const authorization = this.#headers.get('authorization') ?? ''
      requests.push({ method: this.#method, path: this.#path, authorization })
      const run = () => queueMicrotask(() => this.#isAborted || this.#respond(body))
      if (this.#method === 'PATCH' && state.isHeld) held.push(run)
      else run()
    }

    #respond(body: Blob | null): void {
      const upload = uploads[Number(this.#path.split('/').at(-1)) - 1]
      if (this.#method === 'POST') return this.#create()
      if (upload === undefined) return this.#finish(404)
      if (this.#method === 'PATCH') return this.#receive(upload, body?.size ?? 0)
      if (this.#method === 'DELETE') return this.#finish(204)
      return this.#finish(200, { 'upload-offset': upload.receivedBytes, 'upload-length': upload.sizeBytes })
    }

    #create(): void {
      const sizeBytes = Number(this.#headers.get('upload-length'))
      uploads.push({ metadata: parseMetadata(this.#headers.get('upload-metadata') ?? ''), sizeBytes, receivedBytes: 0 })
      this.#finish(201, { location: `/api/studio/uploads/${uploads.length}` })
    }

    #receive(upload: StoredUpload, size: number): void {
      const answer = state.answers.shift()
      if (answer === 'lost') {
        this.onerror?.(new Error('lost'))
        return
      }
      if (answer !== undefined) {
        this.responseText = JSON.stringify({ error: answer.error })
        this.#finish(answer.status)
        return
      }
      upload.receivedBytes += size
      this.upload.onprogress?.({ lengthComputable: true, loaded: size })
      this.#finish(204, { 'upload-offset': upload.receivedBytes, 'upload-asset': 100 + uploads.indexOf(upload) })
    }

    #finish(status: number, headers: Readonly<Record<string, string | number>> = {}): void {
      this.status = status
      for (const [name, value] of Object.entries(headers)) this.#answer.set(name, String(value))
      this.onload?.()
    }
  }

  return {
    uploads,
    requests,
    state,
    /** Replaces the browser's requests until the end of the test. */
    start: () => vi.stubGlobal('XMLHttpRequest', FakeXhr),
    release(): void {
      state.isHeld = false
      for (const run of held.splice(0)) run()
    },
  }
}

function parseMetadata(header: string): Record<string, string> {
  const pairs = header.split(',').map((pair) => pair.split(' '))
  return Object.fromEntries(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]))
}
