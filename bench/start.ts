import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The duration of a second start and its parts. The promise is three seconds from the command to the first page.
const ROUNDS = 5
const ROOT = join(import.meta.dirname, '..')
const READY = /Mixed Zone is ready: (http:\/\/\S+)/

interface Round {
  /** From the command to the line that says it is ready. */
  ready: number
  /** Until the first page is complete. */
  page: number
}

const folder = mkdtempSync(join(tmpdir(), 'mixed-zone-bench-'))
try {
  const first = await measure('npm', ['start'])
  report('first start, demo filled in', [first])
  const bare = await repeat(process.execPath, ['-e', '0'])
  const server = await repeat(process.execPath, ['apps/server/src/main.ts'])
  const command = await repeat(process.execPath, ['scripts/bootstrap.mjs', 'start'])
  const whole = await repeat('npm', ['start'])
  report('Node.js alone', bare)
  report('the server alone', server)
  report('with our command around it', command)
  report('with npm around that', whole)
  process.stdout.write(`\nnpm start costs ${(median(whole) / median(server)).toFixed(2)} × the server alone\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function repeat(command: string, args: string[]): Promise<Round[]> {
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(command, args))
  return rounds
}

async function measure(command: string, args: string[]): Promise<Round> {
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = await Promise.race([readyLine(child), ended])
  const ready = performance.now() - startedAt
  if (typeof origin === 'string') await (await fetch(`${origin}/es/login`)).text()
  const page = performance.now() - startedAt
  child.kill('SIGTERM')
  await ended
  return { ready, page }
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      const [, origin] = text.match(READY) ?? []
      if (origin !== undefined) resolve(origin)
    })
  })
}

function median(rounds: Round[]): number {
  return rounds.map(({ page }) => page).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0
}

function report(what: string, rounds: Round[]): void {
  const all = rounds.map(({ ready, page }) => `${ready.toFixed(0)}/${page.toFixed(0)}`).join('  ')
  process.stdout.write(`${what}: ${median(rounds).toFixed(0)} ms (ready/page: ${all})\n`)
}
