import * as z from 'zod/mini'
import { roleSchema } from '../permission.ts'
import { permissionsSchema } from '../person.ts'

/** `provisional`: the password from the mail was not replaced yet. `locked`: too many wrong passwords, for some minutes. */
export const PERSON_STATES = ['active', 'provisional', 'locked', 'suspended'] as const

export const personStateSchema = z.enum(PERSON_STATES)

export type PersonState = z.output<typeof personStateSchema>

export const deskPersonSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  surnames: z.string(),
  companyName: z.string(),
  mediaType: z.string(),
  country: z.string(),
  role: roleSchema,
  /** The effective permissions. */
  permissions: permissionsSchema,
  permissionsAdded: permissionsSchema,
  permissionsTaken: permissionsSchema,
  state: z.enum(['active', 'suspended']),
  /** The expiry of a provisional password that was not replaced yet. */
  provisionalUntil: z.nullable(z.iso.datetime()),
  oneTimeCode: z.boolean(),
  lastSeenAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})

export type DeskPerson = z.output<typeof deskPersonSchema>
