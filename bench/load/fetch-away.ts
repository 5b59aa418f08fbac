import { execFile } from 'node:child_process'

export interface Fetched {
  readonly bytes: number
  readonly seconds: number
  readonly firstByteMs: number
}

interface Asked {
  readonly range?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
}

/** Fetches an address and throws the bytes away, in a process of its own that hardly costs anything. */
export function fetchAway(url: string, { range, headers = {}, body }: Asked = {}): Promise<Fetched> {
  const args = ['-sS', '-f', '-o', '/dev/null', '-w', '%{size_download} %{time_total} %{time_starttransfer}', url]
  if (range) args.push('-r', range)
  if (body) args.push('-H', 'content-type: application/json', '-d', JSON.stringify(body))
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`)
  return new Promise((resolve, reject) => {
    execFile('curl', args, (error, stdout) => {
      if (error) return reject(error)
      const [bytes = 0, seconds = 0, firstByte = 0] = stdout.split(' ').map(Number)
      resolve({ bytes, seconds, firstByteMs: firstByte * 1000 })
    })
  })
}
