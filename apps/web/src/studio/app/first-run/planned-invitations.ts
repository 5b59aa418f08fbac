import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { type Role, ROLES } from '@mixed-zone/contract/permissions'
import { createDraft } from '../../../forms/draft.ts'

export interface PlannedInvitation {
  readonly email: string
  readonly name: string
  readonly surnames: string
  readonly role: Role
  readonly comunicationsLocale: Locale
}

function parsePlanned(stored: unknown): PlannedInvitation[] | null {
  if (!Array.isArray(stored)) return null
  return stored.filter((row: unknown): row is PlannedInvitation => {
    if (typeof row !== 'object' || row === null) return false
    const { email, name, surnames, role, comunicationsLocale } = row as Partial<Record<string, unknown>>
    const areTexts = [email, name, surnames].every((value) => typeof value === 'string')
    return areTexts && ROLES.some((known) => known === role) && isLocale(comunicationsLocale)
  })
}

/** Invitations that are not sent yet, so that a reload keeps them. They name people: they end with the tab and with the session. */
export const plannedInvitations = createDraft<PlannedInvitation[]>({
  key: 'first-run-invitations',
  storage: () => window.sessionStorage,
  parse: parsePlanned,
})
