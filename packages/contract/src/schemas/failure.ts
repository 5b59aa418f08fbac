import * as z from 'zod/mini'
import { ERROR_TYPES, type ErrorType } from '../errors.ts'

/** The body of every failed call. */
export const failureSchema = z.object({
  error: z.object({
    type: z.enum(ERROR_TYPES as [ErrorType, ...ErrorType[]]),
    message: z.string(),
    /** From the dotted field name to its message, in the caller's language. */
    fields: z.optional(z.record(z.string(), z.string())),
    /** Why a file is gone, or what there is to wait for. */
    reason: z.optional(z.string()),
    requestId: z.string(),
  }),
})

export type Failure = z.output<typeof failureSchema>
