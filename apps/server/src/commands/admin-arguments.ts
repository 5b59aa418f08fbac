import { parseArgs } from 'node:util'
import { isLocale, type Locale } from '@mixed-zone/contract/locales'
import { type Permission, PERMISSIONS, type Role, ROLES } from '@mixed-zone/contract/permissions'
import { domainSchema, REQUEST_STATES, type RequestState } from '@mixed-zone/contract/schemas/desk'
import { emailSchema } from '@mixed-zone/contract/schemas/registration'
import * as z from 'zod/mini'
import { UsageError } from './admin-usage.ts'

/** What was typed, understood. */
export type AdminCommand =
  | { readonly name: 'help' }
  | { readonly name: 'requests'; readonly state: RequestState }
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

const OPTIONS = {
  state: { type: 'string' },
  reason: { type: 'string' },
  role: { type: 'string' },
  name: { type: 'string' },
  surnames: { type: 'string' },
  locale: { type: 'string' },
  add: { type: 'string', multiple: true },
  take: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const

/** Options beside `help`, by command. One that a command does not know is a mistake, never ignored. */
const OPTIONS_OF: Readonly<Record<AdminCommand['name'], readonly (keyof typeof OPTIONS)[]>> = {
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
}

type Values = ReturnType<typeof parse>['values']

/** Understands what was typed, or says what is wrong with it. */
export function parseAdminCommand(argv: readonly string[]): AdminCommand {
  const { values, positionals } = parse(argv)
  const [word = 'help', ...rest] = positionals
  if (values.help || !isCommandName(word)) {
    if (values.help || word === 'help') return { name: 'help' }
    throw new UsageError(`There is no command "${word}".`)
  }
  for (const option of Object.keys(values)) {
    if (!OPTIONS_OF[word].some((known) => known === option)) throw new UsageError(`${word} takes no --${option}.`)
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
  return Object.hasOwn(OPTIONS_OF, word)
}

function build(name: AdminCommand['name'], rest: readonly string[], values: Values): AdminCommand {
  switch (name) {
    case 'help':
      return { name }
    case 'domains':
      return { name, ...none(rest, name) }
    case 'requests':
      return { name, ...none(rest, name), state: oneOf(REQUEST_STATES, values.state ?? 'waiting', '--state') }
    case 'people':
      return { name, text: rest.join(' ') }
    case 'authorise':
      return { name, who: some(rest, 'request') }
    case 'reject':
      return { name, who: some(rest, 'request'), reason: reasonOf(values.reason) }
    case 'create':
      return { name, ...invitationOf(rest, values) }
    case 'suspend':
    case 'reinstate':
    case 'renew':
      return { name, emails: some(rest, 'mail address').map(emailOf) }
    case 'role':
      return { name, ...grantOf(rest, values) }
    case 'trust':
    case 'distrust':
      return { name, domains: some(rest, 'domain').map(domainOf) }
  }
}

function none(rest: readonly string[], name: string): object {
  if (rest.length > 0) throw new UsageError(`${name} takes no "${rest[0]}".`)
  return {}
}

function some(rest: readonly string[], what: string): readonly string[] {
  if (rest.length === 0) throw new UsageError(`Name at least one ${what}.`)
  return rest
}

function oneOf<const T extends string>(words: readonly T[], given: string, what: string): T {
  const found = words.find((word) => word === given)
  if (found === undefined) throw new UsageError(`${what} is one of ${words.join(', ')}, not "${given}".`)
  return found
}

function reasonOf(reason: string | undefined): string {
  const text = reason?.trim() ?? ''
  if (text === '' || text.length > 1000) throw new UsageError('Give a --reason of up to 1000 characters.')
  return text
}

function emailOf(given: string): string {
  const read = z.safeParse(emailSchema, given)
  if (!read.success) throw new UsageError(`"${given}" is no mail address.`)
  return read.data
}

function domainOf(given: string): string {
  const read = z.safeParse(domainSchema, given)
  if (!read.success) throw new UsageError(`"${given}" is no mail domain.`)
  return read.data
}

function invitationOf(rest: readonly string[], { role, name, surnames, locale = 'es' }: Values) {
  const [given, ...more] = some(rest, 'mail address')
  none(more, 'create')
  const email = emailOf(given ?? '')
  if (!isLocale(locale)) throw new UsageError(`--locale is one of es, en, pt, not "${locale}".`)
  return {
    email,
    role: role === undefined ? null : oneOf(ROLES, role, '--role'),
    firstName: name?.trim() || (email.split('@', 1)[0] ?? email),
    surnames: surnames?.trim() ?? '',
    locale,
  }
}

function grantOf(rest: readonly string[], { add, take }: Values) {
  const [email = '', role = '', ...more] = rest
  none(more, 'role')
  const listed = (given: readonly string[] | undefined, option: string) =>
    given?.map((word) => oneOf(PERMISSIONS, word, option)) ?? null
  return {
    email: emailOf(email),
    role: oneOf(ROLES, role, 'ROLE'),
    add: listed(add, '--add'),
    take: listed(take, '--take'),
  }
}
