import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { etagOf, type StaticFile, typeOfName } from './static-file.ts'

/** Names in here hold a hash of what the file holds. */
const HASHED = /^\/assets\//

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_FIRST = 'no-cache'

/** The built web app by path, compressed variants included. Empty where nothing was built. */
export async function loadStaticFiles(directory: string): Promise<Map<string, StaticFile>> {
  const bytesOf = await readAll(directory)
  const files = new Map<string, StaticFile>()
  for (const [path, bytes] of bytesOf) {
    // Compressed variants belong to their file; the page itself is completed before it is served.
    if (/\.(br|gz)$/.test(path) || path === '/index.html') continue
    const br = bytesOf.get(`${path}.br`)
    const gz = bytesOf.get(`${path}.gz`)
    files.set(path, {
      type: typeOfName(path),
      cacheControl: HASHED.test(path) ? FOR_EVER : ASK_FIRST,
      etag: etagOf(bytes),
      vary: 'accept-encoding',
      bytes,
      encoded: { ...(br ? { br } : {}), ...(gz ? { gzip: gz } : {}) },
    })
  }
  return files
}

async function readAll(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    // The build's own notes begin with a dot.
    .filter((path) => !relative(directory, path).startsWith('.'))
  const read = paths.map(async (path) => {
    const address = `/${relative(directory, path).split(sep).join('/')}`
    return [address, await readFile(path)] as const
  })
  return new Map(await Promise.all(read))
}
