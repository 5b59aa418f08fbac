import type { Desk } from '../modules/access/access.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { AdminCommand } from './admin-arguments.ts'
import { listOfDomains, listOfPeople, listOfRequests } from './admin-lists.ts'

/** Where a command speaks: what it did, and what it could not do. */
export interface Terminal {
  say(text: string): void
  complain(text: string): void
}

interface AdminParts extends Terminal {
  readonly desk: Desk
}

const BY = 'command'

/** Does what was asked. True where all of it was done. */
export async function runAdminCommand(
  command: Exclude<AdminCommand, { name: 'help' }>,
  parts: AdminParts,
): Promise<boolean> {
  const { desk, say } = parts
  switch (command.name) {
    case 'requests':
      say(await listOfRequests(desk, command.state))
      return true
    case 'people':
      say(await listOfPeople(desk, command.text))
      return true
    case 'domains':
      say(await listOfDomains(desk))
      return true
    case 'authorise':
      return decide(command.who, { ...parts, done: 'authorised', make: (id) => desk.decisions.authorise(BY, [id]) })
    case 'reject': {
      const { reason } = command
      return decide(command.who, {
        ...parts,
        done: 'rejected',
        make: (id) => desk.decisions.reject(BY, { ids: [id], reason }),
      })
    }
    case 'create':
      return attempt(command.email, parts, async () => {
        const role = command.role ?? ((await desk.people.hasAdmin()) ? 'media' : 'admin')
        await desk.invitations.invite(BY, { ...command, role })
        return `made an account with the role ${role}; a provisional password is on its way by mail`
      })
    case 'suspend':
      return forEach(command.emails, parts, async (id) => (await desk.people.suspend(BY, id), 'suspended'))
    case 'reinstate':
      return forEach(command.emails, parts, async (id) => (await desk.people.reinstate(BY, id), 'let in again'))
    case 'renew':
      return forEach(command.emails, parts, async (id) => {
        await desk.people.renewPassword(BY, id)
        return 'a new provisional password is on its way by mail'
      })
    case 'role':
      return forEach([command.email], parts, async (id) => {
        const person = await desk.people.changeRole(BY, id, {
          role: command.role,
          ...(command.add === null ? {} : { permissionsAdded: [...command.add] }),
          ...(command.take === null ? {} : { permissionsTaken: [...command.take] }),
        })
        return `is ${person.role} now, with ${person.permissions.join(', ') || 'no permission'}`
      })
    case 'trust':
      return each(command.domains, (domain) =>
        attempt(domain, parts, async () => (await desk.domains.add(BY, domain), 'trusted')),
      )
    case 'distrust':
      return each(command.domains, (domain) =>
        attempt(domain, parts, async () => (await desk.domains.remove(BY, domain), 'no longer trusted')),
      )
  }
}

/** One after the other; what fails keeps nobody else from their turn. */
async function each(items: readonly string[], work: (item: string) => Promise<boolean>): Promise<boolean> {
  let isAllDone = true
  for (const item of items) isAllDone = (await work(item)) && isAllDone
  return isAllDone
}

const REASONS: Readonly<Record<string, string>> = {
  'not-found': 'nothing is known under this name',
  conflict: 'has an account already',
  permission: 'the last admin can be neither demoted nor suspended',
}

async function attempt(about: string, { say, complain }: Terminal, work: () => Promise<string>): Promise<boolean> {
  try {
    say(`${about}: ${await work()}\n`)
    return true
  } catch (error) {
    const reason = error instanceof ApiError ? REASONS[error.type] : undefined
    if (reason === undefined) throw error
    complain(`${about}: ${reason}\n`)
    return false
  }
}

async function forEach(
  emails: readonly string[],
  parts: AdminParts,
  work: (id: string) => Promise<string>,
): Promise<boolean> {
  return each(emails, (email) =>
    attempt(email, parts, async () => {
      const id = await parts.desk.people.findIdByEmail(email)
      if (id === null) throw new ApiError('not-found')
      return work(id)
    }),
  )
}

interface Decision extends AdminParts {
  readonly done: string
  readonly make: (id: string) => Promise<{ done: readonly string[] }>
}

async function decide(who: readonly string[], { done, make, ...parts }: Decision): Promise<boolean> {
  return each(who, (named) =>
    attempt(named, parts, async () => {
      const id = /^\d+$/.test(named) ? named : await parts.desk.requests.findWaiting(named)
      if (id === null || (await make(id)).done.length === 0) throw new ApiError('not-found')
      return `${done}; the mail is on its way`
    }),
  )
}
