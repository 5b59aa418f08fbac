import { parseArgs } from 'node:util'
import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { type Permission, PERMISSIONS, type Role, ROLES } from '@mixed-zone/contract/permissions'
import { domainSchema, REQUEST_VIEWS, type RequestView } from '@mixed-zone/contract/schemas/studio/requests'
import { emailSchema } from '@mixed-zone/contract/schemas/registration'
import * as z from 'zod/mini'

export const USAGE = `Usage: npm run admin -- COMMAND

  requests [--state waiting|authorised|rejected|expired]
                                 list access requests (default: waiting)
  authorise WHO…                 create accounts and mail each a provisional password
  reject WHO… --reason TEXT      reject requests and mail the reason
  people [TEXT]                  list people with an account, with TEXT in their name, address or medium
  create EMAIL [--role ROLE] [--name NAME] [--surnames SURNAMES] [--locale es|en|pt]
                                 create an account and mail a provisional password (the first one is an admin)
  suspend EMAIL…                 suspend people
  reinstate EMAIL…               reinstate suspended people
  role EMAIL ROLE [--add PERMISSION]… [--take PERMISSION]…
                                 set a role, and the permissions added to it and taken from it
  renew EMAIL…                   mail a new provisional password
  domains                        list mail domains and what happens to their requests
  trust DOMAIN…                  authorise requests of these domains automatically
  distrust DOMAIN…               remove domains from the list
  leave-demo [--yes]             delete everything that the demo was filled with; without --yes, say what that is

WHO is the id of a waiting request, or its mail address.
ROLE is one of ${ROLES.join(', ')}.
PERMISSION is one of ${PERMISSIONS.join(', ')}.
`

export class UsageError extends Error {}

export type AdminCommand =
  | { readonly name: 'help' }
  | { readonly name: 'requests'; readonly state: RequestView }
  | { readonly name: 'authorise'; readonly who: readonly string[] }
  | { readonly name: 'reject'; readonly who: readonly string[]; readonly reason: string }
  | { readonly name: 'people'; readonly text: string }
  | {
      readonly name: 'create'
      readonly email: string
      readonly role: Role | null
      readonly firstName: string
      readonly surnames: string
      readonly locale: Locale
    }
  | { readonly name: 'suspend' | 'reinstate' | 'renew'; readonly emails: readonly string[] }
  | {
      readonly name: 'role'
      readonly email: string
      readonly role: Role
      readonly add: readonly Permission[] | null
      readonly take: readonly Permission[] | null
    }
  | { readonly name: 'domains' }
  | { readonly name: 'trust' | 'distrust'; readonly domains: readonly string[] }
  | { readonly name: 'leave-demo'; readonly isConfirmed: boolean }

const OPTIONS = {
  state: { type: 'string' },
  reason: { type: 'string' },
  role: { type: 'string' },
  name: { type: 'string' },
  surnames: { type: 'string' },
  locale: { type: 'string' },
  add: { type: 'string', multiple: true },
  take: { type: 'string', multiple: true },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Options beside `help`, by command. Others are an error. */
const COMMAND_OPTIONS: Readonly<Record<AdminCommand['name'], readonly (keyof typeof OPTIONS)[]>> = {
  help: [],
  requests: ['state'],
  authorise: [],
  reject: ['reason'],
  people: [],
  create: ['role', 'name', 'surnames', 'locale'],
  suspend: [],
  reinstate: [],
  renew: [],
  role: ['add', 'take'],
  domains: [],
  trust: [],
  distrust: [],
  'leave-demo': ['yes'],
}

type Values = ReturnType<typeof parse>['values']

export function parseAdminCommand(argv: readonly string[]): AdminCommand {
  const { values, positionals } = parse(argv)
  const [word = 'help', ...rest] = positionals
  if (values.help || !isCommandName(word)) {
    if (values.help || word === 'help') return { name: 'help' }
    throw new UsageError(`Unknown command "${word}".`)
  }
  for (const option of Object.keys(values)) {
    if (!COMMAND_OPTIONS[word].some((known) => known === option))
      throw new UsageError(`${word} has no option --${option}.`)
  }
  return build(word, rest, values)
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function isCommandName(word: string): word is AdminCommand['name'] {
  return Object.hasOwn(COMMAND_OPTIONS, word)
}

function build(name: AdminCommand['name'], rest: readonly string[], values: Values): AdminCommand {
  switch (name) {
    case 'help':
      return { name }
    case 'domains':
      return { name, ...expectNone(rest, name) }
    case 'requests':
      return { name, ...expectNone(rest, name), state: oneOf(REQUEST_VIEWS, values.state ?? 'waiting', '--state') }
    case 'people':
      return { name, text: rest.join(' ') }
    case 'authorise':
      return { name, who: expectSome(rest, 'request') }
    case 'reject':
      return { name, who: expectSome(rest, 'request'), reason: parseReason(values.reason) }
    case 'create':
      return { name, ...parseInvitation(rest, values) }
    case 'suspend':
    case 'reinstate':
    case 'renew':
      return { name, emails: expectSome(rest, 'mail address').map(parseEmail) }
    case 'role':
      return { name, ...parseGrant(rest, values) }
    case 'trust':
    case 'distrust':
      return { name, domains: expectSome(rest, 'domain').map(parseDomain) }
    case 'leave-demo':
      return { name, ...expectNone(rest, name), isConfirmed: values.yes ?? false }
  }
}

function expectNone(rest: readonly string[], name: string): object {
  if (rest.length > 0) throw new UsageError(`${name}: unexpected argument "${rest[0]}".`)
  return {}
}

function expectSome(rest: readonly string[], what: string): readonly string[] {
  if (rest.length === 0) throw new UsageError(`Expected at least one ${what}.`)
  return rest
}

function oneOf<const T extends string>(words: readonly T[], given: string, what: string): T {
  const found = words.find((word) => word === given)
  if (found === undefined) throw new UsageError(`${what} must be one of ${words.join(', ')}, not "${given}".`)
  return found
}

function parseReason(reason: string | undefined): string {
  const text = reason?.trim() ?? ''
  if (text === '' || text.length > 1000) throw new UsageError('Expected a --reason of at most 1000 characters.')
  return text
}

function parseEmail(given: string): string {
  const read = z.safeParse(emailSchema, given)
  if (!read.success) throw new UsageError(`"${given}" is not a mail address.`)
  return read.data
}

function parseDomain(given: string): string {
  const read = z.safeParse(domainSchema, given)
  if (!read.success) throw new UsageError(`"${given}" is not a mail domain.`)
  return read.data
}

function parseInvitation(rest: readonly string[], { role, name, surnames, locale = 'es' }: Values) {
  const [given, ...more] = expectSome(rest, 'mail address')
  expectNone(more, 'create')
  const email = parseEmail(given ?? '')
  if (!isLocale(locale)) throw new UsageError(`--locale must be one of es, en, pt, not "${locale}".`)
  return {
    email,
    role: role === undefined ? null : oneOf(ROLES, role, '--role'),
    firstName: name?.trim() || (email.split('@', 1)[0] ?? email),
    surnames: surnames?.trim() ?? '',
    locale,
  }
}

function parseGrant(rest: readonly string[], { add, take }: Values) {
  const [email = '', role = '', ...more] = rest
  expectNone(more, 'role')
  const listed = (given: readonly string[] | undefined, option: string) =>
    given?.map((word) => oneOf(PERMISSIONS, word, option)) ?? null
  return {
    email: parseEmail(email),
    role: oneOf(ROLES, role, 'ROLE'),
    add: listed(add, '--add'),
    take: listed(take, '--take'),
  }
}
