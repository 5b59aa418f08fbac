import type { BootConfig } from '@mixed-zone/contract/schemas/boot-config'
import type { CaptchaSettings } from '../captcha/captcha.ts'

interface WebSettings {
  readonly clientCredential: string
  readonly leagueName: string
  readonly leagueColour?: string | undefined
  readonly helpEmail: string
  readonly helpTelephone?: string | undefined
  readonly timeZone: string
  readonly captcha: CaptchaSettings
  readonly analyticsId?: string | undefined
  readonly analyticsDebug: boolean
  readonly videoHost?: string | undefined
  readonly environment: string | null
}

/** Lists each value, so that no other configuration reaches the page. */
export function bootConfigOf(settings: WebSettings, version: string): BootConfig {
  return {
    clientCredential: settings.clientCredential,
    leagueName: settings.leagueName,
    leagueColour: settings.leagueColour ?? null,
    help: { email: settings.helpEmail, telephone: settings.helpTelephone ?? null },
    timeZone: settings.timeZone,
    version,
    captcha: { kind: settings.captcha.kind, siteKey: 'siteKey' in settings.captcha ? settings.captcha.siteKey : null },
    analytics: { id: settings.analyticsId ?? null, debug: settings.analyticsDebug },
    videoHost: settings.videoHost ?? null,
    development: settings.environment === 'development',
  }
}
