import type { Permission, Role } from '@mixed-zone/contract/permissions'

/** Who makes a call: a person with a living session, as stored at the moment of the call. */
export interface Actor {
  readonly personId: number
  readonly sessionId: number
  /** Names the session in signed addresses of files. */
  readonly fileHandle: string
  readonly firstName: string
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
  /** Has `embargo`; a media person must have accepted its terms as well. */
  readonly seesEmbargoed: boolean
  readonly mustChangePassword: boolean
}
