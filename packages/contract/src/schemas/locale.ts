import * as z from 'zod/mini'
import { LOCALES } from '../locales.ts'

/** Apart from the languages themselves: the login page knows those, and carries no parser. */
export const localeSchema = z.enum(LOCALES)
