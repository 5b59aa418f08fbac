import * as z from 'zod/mini'
import { ERROR_TYPES, type ErrorType } from '../errors.ts'

/** The body of every error response. */
export const failureSchema = z.object({
  error: z.object({
    type: z.enum(ERROR_TYPES as [ErrorType, ...ErrorType[]]),
    message: z.string(),
    /** Messages by dotted field name, in the caller's language. */
    fields: z.optional(z.record(z.string(), z.string())),
    /** Why a file is gone, or what to wait for; of a refused file (`media-type`), one of `FILE_REFUSALS`. */
    reason: z.optional(z.string()),
    /** What somebody else has changed meanwhile, in the words of the endpoint. */
    current: z.optional(z.unknown()),
    /** The version of `current`. */
    version: z.optional(z.number()),
    requestId: z.string(),
  }),
})

export type Failure = z.output<typeof failureSchema>
