import * as z from 'zod/mini'

/**
 * An id from a client. Any text is valid: an unknown id is `not-found`, whatever its format. Text that PostgreSQL cannot store
 * becomes the empty id.
 */
export const idSchema = z.string().check(z.overwrite((id) => (/[\0\p{Surrogate}]/u.test(id) ? '' : id)))
