import type { Locale } from '@mixed-zone/contract/locales'
import type { SettingKey } from '@mixed-zone/contract/schemas/studio/settings'
import { paths } from '@mixed-zone/contract/screens'

/** The pages of the settings, in their order. */
export const SETTING_SECTIONS = [
  'brand',
  'contact',
  'legal',
  'rejections',
  'embargo',
  'deliveries',
  'integrations',
  'security',
  'retention',
  'uploads',
  'setup',
] as const

export type SettingSectionName = (typeof SETTING_SECTIONS)[number]

/** On which page a setting is edited. */
const SECTION_OF: Readonly<Record<SettingKey, SettingSectionName>> = {
  brand: 'brand',
  help: 'contact',
  timeZone: 'contact',
  legalNotice: 'legal',
  privacyPolicy: 'legal',
  cookiePolicy: 'legal',
  accessibility: 'legal',
  rejectTemplates: 'rejections',
  embargoTerms: 'embargo',
  analytics: 'integrations',
  captcha: 'integrations',
  staffSecurity: 'security',
  retention: 'retention',
  uploads: 'uploads',
}

interface SettingVersionLink {
  readonly locale: Locale
  readonly key: SettingKey
  readonly version: number
  /** Look at what the version changed, or put it back. */
  readonly action: 'show' | 'restore'
}

/** The address that opens a version of a setting on its page. */
export function settingVersionPath({ locale, key, version, action }: SettingVersionLink): string {
  const search = new URLSearchParams({ key, [action]: String(version) })
  return `${paths.studioSettings({ locale, section: SECTION_OF[key] })}?${search}`
}
