import * as z from 'zod/mini'
import { LOCALES } from '../locales.ts'

/** Not in `locales.ts`, which the login page imports without zod. */
export const localeSchema = z.enum(LOCALES)
