import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { CaptchaSettings } from '../captcha/captcha.ts'

/** The script of each hosted captcha, and the frame that the script opens. */
const CAPTCHA_SOURCES: Readonly<Record<CaptchaSettings['kind'], { scripts: string[]; frames: string[] }>> = {
  altcha: { scripts: [], frames: [] },
  turnstile: { scripts: ['https://challenges.cloudflare.com'], frames: ['https://challenges.cloudflare.com'] },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  },
}

export interface SecurityOptions {
  readonly publicUrl: string
  readonly videoHost?: string | undefined
  readonly analyticsId?: string | null | undefined
  readonly captcha?: Pick<CaptchaSettings, 'kind'>
}

const TAG_MANAGER = 'https://*.googletagmanager.com'
const TAG_MANAGER_REPORTS = [TAG_MANAGER, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

/** helmet does not set this header. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

/**
 * The headers that every response has, built once: `@fastify/helmet` builds them for each request, which took half of the time of an
 * empty route. A route may replace the content security policy by a stricter one.
 */
export function buildSecurityHeaders({ publicUrl, videoHost, analyticsId, captcha }: SecurityOptions) {
  const { scripts: captchaScripts, frames } = CAPTCHA_SOURCES[captcha?.kind ?? 'altcha']
  const video = videoHost ? [new URL(videoHost).origin] : []
  const scripts = analyticsId ? [TAG_MANAGER] : []
  const reports = analyticsId ? TAG_MANAGER_REPORTS : []
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...scripts, ...captchaScripts],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        // data: for picture placeholders, blob: for what the page fetched itself.
        'img-src': ["'self'", 'data:', 'blob:', ...video, ...reports],
        'media-src': ["'self'", 'blob:', ...video],
        'connect-src': ["'self'", ...reports],
        'worker-src': ["'self'"],
        // The studio shows mails in a sandboxed frame.
        'frame-src': ["'self'", ...frames],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, () => {})
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS_POLICY }
}
