import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { InvalidFields } from './invalid-fields.ts'
import { findUnstorable } from './unstorable-text.ts'

/** Checks a part of a request against its schema. What the schema does not name is left out. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> = ({ schema }) => {
  return (sent: unknown) => {
    const result = z.safeParse(schema, sent)
    if (!result.success) return { error: new InvalidFields(result.error.issues, sent) }
    const unstorable = findUnstorable(result.data)
    return unstorable.length > 0 ? { error: new InvalidFields(unstorable, sent) } : { value: result.data }
  }
}
