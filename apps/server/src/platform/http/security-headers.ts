import type { FastifyReply } from 'fastify'
import type { CaptchaSettings } from '../captcha/captcha.ts'

// What each captcha service says that it needs: its script, and the frame that the script opens.
const CAPTCHA_SOURCES: Readonly<Record<CaptchaSettings['kind'], { scripts: string[]; frames: string[] }>> = {
  altcha: { scripts: [], frames: [] },
  turnstile: { scripts: ['https://challenges.cloudflare.com'], frames: ['https://challenges.cloudflare.com'] },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
}

export type SecurityHeaders = Readonly<Record<string, string>>

export interface SecurityOptions {
  readonly publicUrl: string
  readonly videoHost?: string | undefined
  readonly analyticsId?: string | undefined
  readonly captcha?: Pick<CaptchaSettings, 'kind'>
}

const TAG_MANAGER = 'https://*.googletagmanager.com'
const TAG_MANAGER_REPORTS = [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/** The headers that every answer bears; a route may replace the policy by a stricter one. */
export function buildSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const { publicUrl, videoHost, analyticsId, captcha } = options
  const { scripts: captchaScripts, frames } = CAPTCHA_SOURCES[captcha?.kind ?? 'altcha']
  const video = videoHost ? [new URL(videoHost).origin] : []
  const scripts = analyticsId ? [TAG_MANAGER] : []
  const reports = analyticsId ? TAG_MANAGER_REPORTS : []
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...captchaScripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    // Placeholders of pictures are tiny data addresses; object addresses hold what the page itself fetched.
    'img-src': ["'self'", 'data:', 'blob:', ...video, ...reports],
    'media-src': ["'self'", 'blob:', ...video],
    'connect-src': ["'self'", ...reports],
    'worker-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
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
