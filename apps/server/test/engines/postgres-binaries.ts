import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`: Debian's newest, or what is on the path. */
export function findPostgres(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (found) return found
  throw new Error('The tests need PostgreSQL 15 or later. On Debian: apt-get install postgresql')
}

/** As whom PostgreSQL runs: it refuses root, so root hands it over to its own user. */
export function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  try {
    const number = (flag: string): number =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: number('-u'), gid: number('-g') }
  } catch {
    return { uid: NOBODY, gid: NOBODY }
  }
}

const NOBODY = 65_534
