import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
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
  /** Stops, and removes everything. */
  remove(): Promise<void>
}

/** Nothing here has to survive a loss of power. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=1GB']

/** Ends PostgreSQL when whoever started it is gone, also by `kill -9`: the pipe to it then closes. */
const LEASH = '"$@" & server=$!; cat > /dev/null; kill -QUIT $server; wait $server'

/** Starts a PostgreSQL of our own, on a free port of this machine, in a folder that goes with it. */
export async function startPostgresServer(): Promise<PostgresServer> {
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
  const port = await freePort()
  let process: ChildProcess | undefined

  async function start(): Promise<void> {
    const settings = [...FAST, `port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
    const command = [join(binaries, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])]
    process = spawn('sh', ['-c', LEASH, 'sh', ...command], { ...options, stdio: ['pipe', 'ignore', 'pipe'] })
    await ready(process)
  }

  async function stop(): Promise<void> {
    const running = process
    process = undefined
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
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
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
