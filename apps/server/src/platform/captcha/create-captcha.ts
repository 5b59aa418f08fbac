import type { Clock } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import type { Log } from '../log/log.ts'
import { createAltcha } from './altcha.ts'
import type { Captcha, CaptchaSettings } from './captcha.ts'
import { createHostedCaptcha } from './hosted-captcha.ts'

interface CaptchaParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly key: Buffer
}

export function createCaptcha(settings: CaptchaSettings, { db, clock, log, key }: CaptchaParts): Captcha {
  if (settings.kind === 'altcha') return createAltcha({ db, clock, key })
  return createHostedCaptcha({ db, clock, log, kind: settings.kind, secret: settings.secret })
}
