import { execFile } from 'node:child_process'

export interface Fetched {
  readonly bytes: number
  readonly seconds: number
  readonly firstByteMs: number
}

/** Fetches an address and throws the bytes away, in a process of its own that hardly costs anything. */
export function fetchAway(url: string, range?: string): Promise<Fetched> {
  const args = ['-sS', '-f', '-o', '/dev/null', '-w', '%{size_download} %{time_total} %{time_starttransfer}', url]
  return new Promise((resolve, reject) => {
    execFile('curl', range ? ['-r', range, ...args] : args, (error, stdout) => {
      if (error) return reject(error)
      const [bytes = 0, seconds = 0, firstByte = 0] = stdout.split(' ').map(Number)
      resolve({ bytes, seconds, firstByteMs: firstByte * 1000 })
    })
  })
}
