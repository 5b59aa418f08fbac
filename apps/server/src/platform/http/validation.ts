import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'

/** A request that does not match its schema. Becomes `validation`, with a message per field in the caller's language. */
export class InvalidFields extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  /** The request as sent, to tell missing from wrong. Never logged. */
  readonly sent: unknown

  constructor(issues: readonly z.core.$ZodIssue[], sent: unknown) {
    super('invalid fields')
    this.name = 'InvalidFields'
    this.issues = issues
    this.sent = sent
  }
}

/** Checks a part of a request against its schema and drops fields that the schema does not name. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> = ({ schema }) => {
  return (sent: unknown) => {
    const result = z.safeParse(schema, sent)
    if (!result.success) return { error: new InvalidFields(result.error.issues, sent) }
    const unstorable = findUnstorableTexts(result.data)
    return unstorable.length > 0 ? { error: new InvalidFields(unstorable, sent) } : { value: result.data }
  }
}

interface Node {
  readonly value: unknown
  readonly key: string
  readonly parent: Node | null
}

const MAX_REPORTED = 20

/** Finds texts that PostgreSQL cannot store: those with a NUL or a lone surrogate. */
function findUnstorableTexts(value: unknown): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = []
  // A stack instead of recursion: the sender chooses how deep a value is.
  const stack: Node[] = [{ value, key: '', parent: null }]
  for (let node = stack.pop(); node && issues.length < MAX_REPORTED; node = stack.pop()) {
    if (typeof node.value === 'string' && !isStorable(node.value)) {
      issues.push({ code: 'custom', path: pathTo(node), message: 'cannot be stored', input: undefined })
    }
    if (typeof node.value !== 'object' || node.value === null) continue
    for (const [key, inner] of Object.entries(node.value)) stack.push({ value: inner, key, parent: node })
  }
  return issues
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

function pathTo(node: Node): string[] {
  const path: string[] = []
  for (let current = node; current.parent; current = current.parent) path.push(current.key)
  return path.reverse()
}
