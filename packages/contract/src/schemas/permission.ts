import * as z from 'zod/mini'
import { PERMISSIONS, ROLES } from '../permissions.ts'

/** Not in `permissions.ts`, which the login page imports without zod. */
export const permissionSchema = z.enum(PERMISSIONS)

export const permissionsSchema = z.array(permissionSchema)

export const roleSchema = z.enum(ROLES)
