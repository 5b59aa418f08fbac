import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgres, postgresUser } from './postgres-binaries.ts'
import { scratchFolder } from './scratch-folder.ts'

const run = promisify(execFile)

export interface PostgresServer {
  /** The address of a database of that name. */
  url(database: string): string
  readonly port: number
  /** Where its Unix socket is. */
  readonly folder: string
  /** Ends the server's processes at once and starts them anew on the same data. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Suspends all processes of the server: connections stay open, and nothing is answered. */
  freeze(): Promise<void>
  thaw(): Promise<void>
  /** Stops, and removes everything. */
  remove(): Promise<void>
}

/** Nothing has to survive a loss of power. Commits stay synchronous: they must survive `stop`, which sends SIGQUIT. */
const FAST = ['fsync=off', 'full_page_writes=off', 'max_wal_size=1GB']

const SELF_SIGNED = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']

/** Ends PostgreSQL when whoever started it is gone, also by `kill -9`: the pipe to it then closes. */
const RUN_UNTIL_PARENT_EXITS = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server'

export interface PostgresOptions {
  /** Also accepts encrypted connections, with a self-signed certificate. */
  readonly hasTls?: boolean
}

/** Starts a PostgreSQL of our own, on a free port of this machine, in a folder that goes with it. */
export async function startPostgresServer({ hasTls = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = findPostgres()
  const user = postgresUser()
  const folder = await mkdtemp(join(scratchFolder(), 'mixed-zone-postgres-'))
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    options,
  )
  if (hasTls)
    await run('openssl', [...SELF_SIGNED, '-out', 'server.crt', '-keyout', 'server.key'], { ...options, cwd: data })
  const port = await freePort()
  let server: ChildProcess | undefined

  async function start(): Promise<void> {
    const settings = [...FAST, `port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
    if (hasTls) settings.push('ssl=on')
    const command = [join(binaries, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    server = spawn('sh', ['-c', RUN_UNTIL_PARENT_EXITS, 'sh', ...command], {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    await ready(server)
  }

  async function stop(): Promise<void> {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.stdin?.end()
    await ended
  }

  await start()
  return {
    port,
    folder,
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    start,
    stop,
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
    async remove() {
      await signalAll(data, 'SIGCONT')
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a signal to the postmaster and to its children, each of which has a process group of its own. */
async function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  const [postmaster] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)
  if (!postmaster) return
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = processes.map((line) => line.trim().split(/\s+/))
  // The postmaster first, so that it starts no child meanwhile.
  for (const pid of [postmaster, ...pairs.filter(([, parent]) => parent === postmaster).map(([child]) => child)]) {
    signalIfRunning(Number(pid), signal)
  }
}

function signalIfRunning(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // The child of a connection that was just lost has ended meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
    server.once('error', reject)
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
