import type * as z from 'zod/mini'
import type { ErrorType } from './errors.ts'
import type { Permission } from './permissions.ts'

/**
 * Who may call an endpoint.
 * - `open`: anybody, without a credential.
 * - `public`: carries the fixed basic credential.
 * - `private`: carries a living session's bearer token, and the named permission where there is one.
 */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'public' }
  | {
      readonly kind: 'private'
      readonly permission?: Permission
      /** Works while a provisional password has still to be replaced. */
      readonly whileProvisional?: true
    }

/** One call of the API. Server routes, the web's client, the API page and the tests derive from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, without a leading slash, as the specification writes it. `:id` holds a value. */
  readonly path: string
  /** One English sentence for the API page. */
  readonly summary: string
  readonly access: Access
  /** The values in the path, by their names. */
  readonly params?: z.ZodMiniType
  /** What follows the question mark. */
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Absent where the answer has no body. */
  readonly answer?: z.ZodMiniType
  /** Answers a file's bytes; where there is an `answer` too, that one goes to callers who accept JSON alone. */
  readonly bytes?: true
  /** 200 with an answer, 204 without, unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204
  /** Beyond those that any call of its access can give. */
  readonly errors: readonly ErrorType[]
}

export type BodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined

/** What a client sends: the schema's input. */
export type SentBodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = E extends { params: infer S extends z.ZodMiniType } ? z.output<S> : undefined

export type QueryOf<E extends Endpoint> = E extends { query: infer S extends z.ZodMiniType } ? z.output<S> : undefined

export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends z.ZodMiniType } ? z.output<S> : undefined

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

/** What fills an endpoint's path and query, as texts. */
export interface PathValues {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
}

/** The address of a call, below the base, with its values escaped. */
export function pathOfCall({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: PathValues = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

/** The errors that a call can give: its own, and those of its access. */
export function errorsOf(endpoint: Endpoint): ErrorType[] {
  const ofAccess: Record<Access['kind'], ErrorType[]> = {
    open: [],
    public: ['client'],
    private: ['token', 'password-change'],
  }
  const ofPermission: ErrorType[] =
    endpoint.access.kind === 'private' && endpoint.access.permission ? ['permission'] : []
  const ofBody: ErrorType[] = endpoint.body ? ['validation', 'media-type', 'too-large'] : []
  const ofQuery: ErrorType[] = endpoint.query ? ['validation'] : []
  const all = [...ofAccess[endpoint.access.kind], ...ofPermission, ...ofBody, ...ofQuery, ...endpoint.errors]
  return [...new Set<ErrorType>([...all, 'generic', 'unavailable'])]
}
