import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { createAltcha } from './altcha.ts'
import type { Captcha, CaptchaSettings } from './captcha.ts'
import { createHostedCaptcha } from './hosted-captcha.ts'

interface CaptchaDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly key: Buffer
}

/** The captcha as it is set at the moment of each call. */
export function createCaptcha(getSettings: () => CaptchaSettings, { db, clock, log, key }: CaptchaDeps): Captcha {
  const altcha = createAltcha({ db, clock, key })
  const current = (): Captcha => {
    const settings = getSettings()
    if (settings.kind === 'altcha') return altcha
    return createHostedCaptcha({ db, clock, log, kind: settings.kind, secret: settings.secret })
  }
  return {
    createChallenge: () => current().createChallenge(),
    spend: (solution) => current().spend(solution),
  }
}

/** A hosted captcha without its keys would lock everybody out. */
export function captchaSettingsOf(
  kind: CaptchaSettings['kind'],
  keys: { readonly siteKey: string; readonly secret: string } | null,
): CaptchaSettings {
  return kind === 'altcha' || keys === null ? { kind: 'altcha' } : { kind, ...keys }
}
