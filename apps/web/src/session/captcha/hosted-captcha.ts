import { bootConfig } from '../../api/boot-config.ts'
import { currentLocale } from '../../i18n/language-store.ts'
import { loadHostedApi } from './hosted-captcha-script.ts'
import type { SolveCaptcha } from './solved-captcha.ts'

// Both services accept a solution for at least two minutes.
const TTL_MS = 2 * 60_000

/** Shows the captcha of an external service until it is solved. The script is loaded on first use. */
export const solveHostedCaptcha: SolveCaptcha = async ({ signal, place }) => {
  const { kind, siteKey } = bootConfig.captcha
  if (kind === 'altcha' || siteKey === null || place === null) return null
  const api = await loadHostedApi(kind)
  if (signal.aborted) return null
  const { promise, resolve } = Promise.withResolvers<string | null>()
  // A new element each time: a rendered captcha cannot be rendered again.
  const box = document.createElement('div')
  place.replaceChildren(box)
  signal.addEventListener('abort', () => resolve(null), { once: true })
  api.render(box, {
    sitekey: siteKey,
    // Turnstile reads `language`, reCAPTCHA reads `hl`.
    language: currentLocale(),
    hl: currentLocale(),
    callback: resolve,
    'error-callback': () => resolve(null),
    'expired-callback': () => resolve(null),
  })
  const payload = await promise
  box.remove()
  return payload === null ? null : { payload, expiresAt: new Date(Date.now() + TTL_MS) }
}
