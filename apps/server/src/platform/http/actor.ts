import type { Locale } from '@mixed-zone/contract/locales'
import type { Permission, Role } from '@mixed-zone/contract/permissions'

/** The person and session as stored at the moment of the call. */
export interface Actor {
  readonly personId: number
  readonly sessionId: number
  /** Names the session in signed addresses of files. */
  readonly fileHandle: string
  readonly firstName: string
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
  /** Works in the studio: has a permission other than `embargo` alone. */
  readonly isStaff: boolean
  /** Has `embargo`; a media person must have accepted its terms as well. */
  readonly seesEmbargoed: boolean
  readonly mustChangePassword: boolean
  /** A new version of the legal texts has to be accepted first. */
  readonly mustAcceptTerms: boolean
  /** One-time codes are required for staff, and this person has none. */
  readonly mustSetUpCode: boolean
  /** Entered the password or a code again within the last minutes. */
  readonly isConfirmed: boolean
}

/** Whether the person may use a part of the studio now: as calls with the permission do, signed addresses and open connections ask this. */
export function mayUseStudio(actor: Actor | null | undefined, permission: Permission): boolean {
  if (!actor || actor.mustChangePassword || actor.mustAcceptTerms || actor.mustSetUpCode) return false
  return actor.permissions.has(permission)
}

declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale
    /** Set on private calls once the token was verified. */
    actor: Actor | null
  }
}
