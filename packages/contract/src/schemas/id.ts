import * as z from 'zod/mini'

/**
 * An id as a client sends it. It has no shape to fail on: one that names nothing is `not-found`, whatever it looks like.
 * A text that no database can hold therefore becomes the empty id instead of an error.
 */
export const idSchema = z.string().check(z.overwrite((id) => (/[\0\p{Surrogate}]/u.test(id) ? '' : id)))
