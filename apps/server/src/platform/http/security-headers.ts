import type { FastifyReply } from 'fastify'

export type SecurityHeaders = Readonly<Record<string, string>>

export interface SecurityOptions {
  readonly publicUrl: string
  readonly videoHost?: string | undefined
  readonly analyticsId?: string | undefined
}

const TAG_MANAGER = 'https://*.googletagmanager.com'
const TAG_MANAGER_REPORTS = [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/** The headers that every answer bears; a route may replace the policy by a stricter one. */
export function buildSecurityHeaders({ publicUrl, videoHost, analyticsId }: SecurityOptions): SecurityHeaders {
  const video = videoHost ? [new URL(videoHost).origin] : []
  const scripts = analyticsId ? [TAG_MANAGER] : []
  const reports = analyticsId ? TAG_MANAGER_REPORTS : []
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // Placeholders of pictures are tiny data addresses; object addresses hold what the page itself fetched.
    'img-src': ["'self'", 'data:', 'blob:', ...video, ...reports],
    'media-src': ["'self'", 'blob:', ...video],
    'connect-src': ["'self'", ...reports],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  const isSecure = publicUrl.startsWith('https:')
  return Object.freeze({
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  })
}

export function addSecurityHeaders(reply: FastifyReply, headers: SecurityHeaders): void {
  for (const [name, value] of Object.entries(headers)) reply.header(name, value)
}
