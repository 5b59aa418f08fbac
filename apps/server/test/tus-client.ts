import type { FileTarget } from '@mixed-zone/contract/schemas/studio/files'
import type { InjectOptions } from 'fastify'
import type { TestCaller } from './test-caller.ts'

interface NewUpload {
  readonly name?: string
  readonly type?: string
  readonly sizeBytes: number
  readonly target?: FileTarget
  readonly sha256?: string
  readonly order?: number
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

export function metadataHeader({
  name = 'picture.jpg',
  type = 'image/jpeg',
  target = {},
  sha256,
  order,
}: Partial<NewUpload>): string {
  const fields = {
    name,
    type,
    lastModified: '1789000000000',
    target: JSON.stringify(target),
    ...(sha256 && { sha256 }),
    ...(order !== undefined && { order: String(order) }),
  }
  return Object.entries(fields)
    .map(([key, value]) => `${key} ${base64(value)}`)
    .join(',')
}

export const tusHeaders = (token: string) => ({
  authorization: `Bearer ${token}`,
  'tus-resumable': '1.0.0',
  'accept-language': 'en',
})

/** Speaks tus as a browser does, without a connection. */
export function createTusClient({ inject }: Pick<TestCaller, 'inject'>, token: string) {
  const headers = tusHeaders(token)
  const send = (request: InjectOptions) => inject({ ...request, headers: { ...headers, ...request.headers } })

  const create = (upload: NewUpload) =>
    send({
      method: 'POST',
      url: '/api/studio/uploads',
      headers: { 'upload-length': String(upload.sizeBytes), 'upload-metadata': metadataHeader(upload) },
    })

  const append = (url: string, offset: number, bytes: Buffer | string) =>
    send({
      method: 'PATCH',
      url,
      headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      payload: Buffer.from(bytes),
    })

  return {
    send,
    create,
    /** Creates an upload and returns its address. */
    async start(upload: NewUpload): Promise<string> {
      const answer = await create(upload)
      if (answer.statusCode !== 201) throw new Error(`the upload was refused: ${answer.payload}`)
      return String(answer.headers.location)
    },
    append,
    head: (url: string) => send({ method: 'HEAD', url }),
    delete: (url: string) => send({ method: 'DELETE', url }),
    /** Sends a whole file. Returns the response to its last bytes. */
    async upload(bytes: Buffer | string, upload: Omit<NewUpload, 'sizeBytes'> = {}) {
      const whole = Buffer.from(bytes)
      const created = await create({ ...upload, sizeBytes: whole.length })
      return created.statusCode === 201 ? append(String(created.headers.location), 0, whole) : created
    },
  }
}

export type TusClient = ReturnType<typeof createTusClient>
