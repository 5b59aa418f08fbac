import type { Target } from '../pool/connect.ts'

/** What `DATABASE_URL` names, for the driver; it does not know the `host` parameter with which others name a Unix socket. */
export function serverTarget(databaseUrl: string): Target {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  if (!folder?.startsWith('/')) return { url: databaseUrl }
  url.searchParams.delete('host')
  return { url: url.href, host: folder }
}

/** The address without its secret, for messages. */
export function describeServer(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  const host = url.searchParams.get('host') ?? (url.host || 'localhost')
  return `${decodeURIComponent(url.pathname.slice(1))} on ${host}`
}
