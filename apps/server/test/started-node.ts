import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Endpoint, type PathValues, pathOfCall, type SentBodyOf } from '@mixed-zone/contract/endpoint'
import { QUICK_START } from './run-process.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MAIN = join(ROOT, 'apps/server/src/main.ts')
const READY = /Mixed Zone is ready: (http:\/\/\S+)/

interface Call<E extends Endpoint> extends PathValues {
  readonly body?: SentBodyOf<E>
  readonly token?: string
  /** The client address, sent in the header of a trusted proxy. */
  readonly address?: string
}

/** The product in its own process: it shares no module with the test and hashes passwords at full cost. */
export interface StartedNode {
  call<E extends Endpoint>(endpoint: E, call?: Call<E>): Promise<Response>
  /** The output so far. */
  said(): string
  /** Suspends the process: its connections stay open, and it does nothing until `resume`. */
  pause(): void
  resume(): void
  /** Sends SIGKILL. */
  kill(): Promise<void>
}

/** Starts a node and waits until it is ready. */
export async function startNode(environment: Readonly<Record<string, string>>): Promise<StartedNode> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [...QUICK_START, MAIN], {
    cwd: ROOT,
    env: { PATH, HOME, PORT: '0', DEMO: 'false', LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (piece: string) => {
        said += piece
        const [, address] = READY.exec(said) ?? []
        if (address !== undefined) resolve(address)
      })
    }
    void ended.then(() => reject(new Error(`The node ended:\n${said}`)), reject)
  })
  return {
    said: () => said,
    call: (endpoint, { body, token, address = '203.0.113.1', ...values } = {}) =>
      fetch(`${origin}/api/${pathOfCall(endpoint, values)}`, {
        method: endpoint.method,
        headers: {
          authorization: token === undefined ? `Basic ${btoa('portal:portal')}` : `Bearer ${token}`,
          'accept-language': 'en',
          'x-forwarded-for': address,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((cause: unknown) => {
        throw new Error(
          `The node does not answer; its end: ${child.exitCode ?? child.signalCode ?? 'none'}:\n${said}`,
          { cause },
        )
      }),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
