import { pathToFileURL } from 'node:url'
import type { Endpoint } from '@mixed-zone/contract/endpoint'
import type { Plugin } from 'vite'

/**
 * Leaves schemas and descriptions out of the bundled endpoints. The client only needs to know how to make a call: the
 * server parses what it receives and what it sends. Forms import the schema of their fields by its name.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'mixed-zone:endpoints',
    apply: 'build',
    load: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]endpoints[\\/](?:studio[\\/])?[\w-]+\.ts$/ },
      async handler(id) {
        const endpoints: Record<string, Endpoint> = await import(pathToFileURL(id).href)
        return Object.entries(endpoints)
          .map(([name, endpoint]) => `export const ${name} = ${JSON.stringify(clientPart(endpoint))}`)
          .join('\n')
      },
    },
  }
}

function clientPart({ method, path, access, answer }: Endpoint) {
  // The client only asks whether there is an answer.
  return { method, path, access, ...(answer && { answer: true }) }
}
