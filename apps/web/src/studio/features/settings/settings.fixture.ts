import type { SettingsAnswer } from '@mixed-zone/contract/schemas/studio/settings'

export const CHANGED_AT = '2026-11-15T18:48:00.000Z'

/** The state of a setting that nobody has changed. */
export const never = { variables: {}, version: 0, changedAt: null, changedBy: null }
const builtIn = { ...never, value: { text: null }, draft: null }
const inAll = (text: string) => ({ es: text, en: text, pt: text })

export function settingsAnswer(overrides: Partial<SettingsAnswer['settings']> = {}): SettingsAnswer {
  return {
    hasCaptchaKeys: false,
    connections: {
      videoHost: null,
      mailHost: 'smtp.liga.test',
      mailServer: {
        state: 'failing',
        lastAttempt: { at: CHANGED_AT, answer: 'connect ECONNREFUSED', durationMs: 3 },
        failingSince: CHANGED_AT,
        oldestWaitingSince: null,
      },
    },
    settings: {
      brand: {
        ...never,
        value: { portalName: 'Mixed Zone', leagueName: 'Liga', accent: null, logoOnLight: null, logoOnDark: null },
        draft: null,
      },
      help: {
        ...never,
        value: { email: 'help@liga.test', telephone: '+34 910 000 000' },
        variables: { telephone: 'HELP_TELEPHONE' },
      },
      rejectTemplates: { ...never, value: { templates: [{ name: inAll('Unknown medium'), text: inAll('Sorry.') }] } },
      embargoTerms: { ...never, value: { text: null } },
      timeZone: { ...never, value: { name: 'Europe/Madrid' } },
      analytics: { ...never, value: { id: null } },
      captcha: { ...never, value: { kind: 'altcha' } },
      retention: { ...never, value: { usageMonths: 24, auditYears: 5, mailsDays: 90 } },
      uploads: { ...never, value: { imageMb: 400, videoMb: 20_000, otherMb: 2_000 } },
      staffSecurity: { ...never, value: { requiresOneTimeCodes: false } },
      legalNotice: builtIn,
      privacyPolicy: builtIn,
      cookiePolicy: builtIn,
      accessibility: builtIn,
      ...overrides,
    },
  }
}
