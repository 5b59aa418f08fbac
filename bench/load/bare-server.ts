import { createReadStream, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { ZipArchive } from 'archiver'

// The reference for downloads: a file through the plainest pipeline of Node.js, and a folder as a zip by archiver.
const [folder = '.'] = process.argv.slice(2)

const CHUNK_BYTES = 256 * 1024

const server = createServer((request, response) => {
  const path = join(folder, decodeURIComponent(request.url ?? '/'))
  if (!statSync(path).isDirectory()) {
    response.setHeader('content-length', statSync(path).size)
    createReadStream(path, { highWaterMark: CHUNK_BYTES }).pipe(response)
    return
  }
  const archive = new ZipArchive({ store: true })
  archive.pipe(response)
  for (const name of readdirSync(path)) archive.file(join(path, name), { name })
  archive.finalize()
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address.port}\n`)
})
