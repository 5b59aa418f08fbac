import { execFile } from 'node:child_process'

export interface DownloadFigures {
  readonly bytes: number
  readonly seconds: number
  readonly firstByteMs: number
}

interface DownloadOptions {
  readonly range?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
  /** As over a slow line; without it, as fast as possible. */
  readonly bytesPerSecond?: number
}

/** Downloads an address with curl and discards the bytes: a client in its own process takes little of the measured machine. */
export function download(
  url: string,
  { range, headers = {}, body, bytesPerSecond }: DownloadOptions = {},
): Promise<DownloadFigures> {
  const args = ['-sS', '-f', '-o', '/dev/null', '-w', '%{size_download} %{time_total} %{time_starttransfer}', url]
  if (range) args.push('-r', range)
  if (bytesPerSecond) args.push('--limit-rate', String(bytesPerSecond))
  if (body) args.push('-H', 'content-type: application/json', '-d', JSON.stringify(body))
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    execFile('curl', args, (error, stdout) => {
      if (error) return reject(error)
      const [bytes = 0, seconds = 0, firstByteSeconds = 0] = stdout.split(' ').map(Number)
      resolve({ bytes, seconds, firstByteMs: firstByteSeconds * 1000 })
    })
  })
}
