import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

// The reference for uploads: the plainest PUT of Node.js into a file that is flushed before the answer.
const [folder = '.'] = process.argv.slice(2)

const server = createServer(async (request, response) => {
  const path = join(folder, decodeURIComponent(request.url ?? '/'))
  await pipeline(request, createWriteStream(path))
  const handle = await open(path, 'r+')
  await handle.sync()
  await handle.close()
  response.writeHead(204).end()
})

server.requestTimeout = 0
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address.port}\n`)
})
