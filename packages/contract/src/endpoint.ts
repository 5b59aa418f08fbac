import type * as z from 'zod/mini'
import type { ErrorType } from './errors.ts'
import type { Permission } from './permissions.ts'

/**
 * Who may call an endpoint.
 * - `open`: no credential.
 * - `public`: the fixed basic credential.
 * - `private`: the bearer token of a valid session, and the permission if one is named.
 */
export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'public' }
  | {
      readonly kind: 'private'
      readonly permission?: Permission
      /** A second permission that is needed as well. */
      readonly also?: Permission
      /** Anybody who works in the studio, with whatever permission. */
      readonly staff?: true
      /** Allowed before a provisional password is replaced. */
      readonly whileProvisional?: true
      /** Allowed before a new version of the legal texts is accepted. */
      readonly beforeTerms?: true
      /** Needs the password or a code, confirmed in this session in the last 10 minutes (`POST private/confirm`). */
      readonly confirmed?: true
    }

/** One endpoint of the API. Server routes, the web client, the API page and the tests derive from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, without a leading slash, as in the specification. `:id` is a parameter. */
  readonly path: string
  /** One English sentence for the API page. */
  readonly summary: string
  readonly access: Access
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /** Default: 32 kB, with a session 64 kB, in the studio 1 MiB. */
  readonly maxBodyBytes?: number
  /** Missing if the response has no body. */
  readonly answer?: z.ZodMiniType
  /** Returns the bytes of a file. With an `answer` as well, that is for callers who accept JSON only. */
  readonly bytes?: true
  /** Default: 200 with an answer, 204 without. */
  readonly status?: 200 | 201 | 202 | 204
  /** Beyond those of its access kind. */
  readonly errors: readonly ErrorType[]
}

export type BodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodMiniType } ? z.output<S> : undefined

/** The schema's input. */
export type SentBodyOf<E extends Endpoint> = E extends { body: infer S extends z.ZodMiniType } ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = E extends { params: infer S extends z.ZodMiniType } ? z.output<S> : undefined

export type QueryOf<E extends Endpoint> = E extends { query: infer S extends z.ZodMiniType } ? z.output<S> : undefined

export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends z.ZodMiniType } ? z.output<S> : undefined

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

export interface PathValues {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
}

/** The path and query of a call, below the base, with escaped values. */
export function pathOfCall({ path }: Pick<Endpoint, 'path'>, { params = {}, query = {} }: PathValues = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

/** The largest body that an endpoint accepts; beyond it is `too-large`. */
export function maxBodyBytesOf({ access, path, maxBodyBytes }: Endpoint): number {
  if (maxBodyBytes !== undefined) return maxBodyBytes
  if (access.kind !== 'private') return 32 * 1024
  return path.startsWith('studio/') ? 1024 * 1024 : 64 * 1024
}

/** All errors of an endpoint: its own, and those of its access kind. */
export function errorsOf(endpoint: Endpoint): ErrorType[] {
  const ofAccess: Record<Access['kind'], ErrorType[]> = {
    open: [],
    public: ['client'],
    private: ['token', 'password-change'],
  }
  const { access } = endpoint
  const ofTerms: ErrorType[] = access.kind === 'private' && !access.beforeTerms ? ['terms'] : []
  const ofPermission: ErrorType[] =
    access.kind === 'private' && (access.permission || access.staff) ? ['permission', 'code-setup'] : []
  const ofConfirmation: ErrorType[] = access.kind === 'private' && access.confirmed ? ['reauthentication'] : []
  const ofBody: ErrorType[] = endpoint.body ? ['validation', 'media-type', 'too-large'] : []
  const ofQuery: ErrorType[] = endpoint.query ? ['validation'] : []
  const all = [
    ...ofAccess[access.kind],
    ...ofTerms,
    ...ofPermission,
    ...ofConfirmation,
    ...ofBody,
    ...ofQuery,
    ...endpoint.errors,
  ]
  return [...new Set<ErrorType>([...all, 'generic', 'unavailable'])]
}
