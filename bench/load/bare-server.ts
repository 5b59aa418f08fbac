import { createReadStream, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { ZipArchive } from 'archiver'

// What downloads are held against: the least that Node.js can do with a file, and the zip that everybody uses.
const [folder = '.'] = process.argv.slice(2)

const PIECE_BYTES = 256 * 1024

const server = createServer((request, response) => {
  const path = join(folder, decodeURIComponent(request.url ?? '/'))
  if (!statSync(path).isDirectory()) {
    response.setHeader('content-length', statSync(path).size)
    createReadStream(path, { highWaterMark: PIECE_BYTES }).pipe(response)
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
