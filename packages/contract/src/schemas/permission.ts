import * as z from 'zod/mini'
import { PERMISSIONS, ROLES } from '../permissions.ts'

/** Apart from the words themselves: the login page knows those, and carries no parser. */
export const permissionSchema = z.enum(PERMISSIONS)

export const roleSchema = z.enum(ROLES)
