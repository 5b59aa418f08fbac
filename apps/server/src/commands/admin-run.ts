import type { DemoService, Desk } from '../modules/studio/studio.ts'
import { ApiError } from '../platform/errors/api-error.ts'
import type { AdminCommand } from './admin-arguments.ts'
import { formatDomains, formatPeople, formatRequests } from './admin-lists.ts'
import type { Terminal } from './terminal.ts'

interface AdminDeps extends Terminal {
  readonly desk: Desk
  readonly demo: DemoService
}

const OPERATOR = 'command'

export async function runAdminCommand(
  command: Exclude<AdminCommand, { name: 'help' }>,
  deps: AdminDeps,
): Promise<boolean> {
  const { desk, print } = deps
  switch (command.name) {
    case 'requests':
      print(await formatRequests(desk, command.state))
      return true
    case 'people':
      print(await formatPeople(desk, command.text))
      return true
    case 'domains':
      print(await formatDomains(desk))
      return true
    case 'authorise':
      return decideEach(command.who, {
        ...deps,
        done: 'authorised',
        decide: (id) => desk.decisions.authorise(OPERATOR, id),
      })
    case 'reject': {
      const { reason } = command
      return decideEach(command.who, {
        ...deps,
        done: 'rejected',
        decide: (id) => desk.decisions.reject(OPERATOR, id, reason),
      })
    }
    case 'create':
      return attempt(command.email, deps, async () => {
        const role = command.role ?? ((await desk.people.hasAdmin()) ? 'media' : 'admin')
        await desk.invitations.invite(OPERATOR, { ...command, role })
        return `created with role ${role}; a provisional password will be mailed`
      })
    case 'suspend':
      return forEachPerson(command.emails, deps, async (id) => (await desk.people.suspend(OPERATOR, id), 'suspended'))
    case 'reinstate':
      return forEachPerson(
        command.emails,
        deps,
        async (id) => (await desk.people.reinstate(OPERATOR, id), 'reinstated'),
      )
    case 'renew':
      return forEachPerson(command.emails, { ...deps, conflict: 'is suspended' }, async (id) => {
        await desk.people.renewPassword(OPERATOR, id)
        return 'a new provisional password will be mailed'
      })
    case 'role':
      return forEachPerson([command.email], deps, async (id) => {
        const person = await desk.people.changeRole(OPERATOR, id, {
          role: command.role,
          ...(command.add === null ? {} : { permissionsAdded: [...command.add] }),
          ...(command.take === null ? {} : { permissionsTaken: [...command.take] }),
        })
        return `role ${person.role}, permissions: ${person.permissions.join(', ') || 'none'}`
      })
    case 'trust':
      return each(command.domains, (domain) =>
        attempt(
          domain,
          deps,
          async () => (await desk.domains.setState(OPERATOR, { domain, state: 'authorise', locale: 'en' }), 'trusted'),
        ),
      )
    case 'distrust':
      return each(command.domains, (domain) =>
        attempt(domain, deps, async () => (await desk.domains.remove(OPERATOR, domain), 'no longer trusted')),
      )
    case 'leave-demo':
      return leaveDemo(command.isConfirmed, deps)
  }
}

type DemoCounts = NonNullable<Awaited<ReturnType<DemoService['count']>>>

const formatCounts = ({ posts, people, clubs, fixtures }: DemoCounts) =>
  `${posts} posts, ${people} people, ${clubs} clubs and ${fixtures} fixtures`

async function leaveDemo(isConfirmed: boolean, { demo, print, printError }: AdminDeps): Promise<boolean> {
  const counts = await demo.count()
  if (counts === null) {
    printError('There is no demo in this installation.\n')
    return false
  }
  if (!isConfirmed) {
    print(
      `This deletes the demo: ${formatCounts(counts)}, with their files, requests, mails and usage. Settings stay, and so does what\n` +
        'posts of your own use. It cannot be undone. To do it: npm run admin -- leave-demo --yes\n',
    )
    return false
  }
  try {
    const { removed, kept } = await demo.leave(OPERATOR)
    print(`The demo is removed: ${formatCounts(removed)}. Kept because posts of your own use them: ${kept}.\n`)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isWithoutAdmin = error.type === 'permission'
    printError(
      isWithoutAdmin
        ? 'First create an admin of your own: npm run admin -- create EMAIL --role admin\n'
        : 'Somebody has just used a row of the demo. Nothing was deleted; please try again.\n',
    )
    return false
  }
}

/** One after the other; a failure does not stop the others. */
async function each(items: readonly string[], work: (item: string) => Promise<boolean>): Promise<boolean> {
  let isAllDone = true
  for (const item of items) isAllDone = (await work(item)) && isAllDone
  return isAllDone
}

const REASONS: Readonly<Record<string, string>> = {
  'not-found': 'not found',
  permission: 'the last admin cannot be demoted or suspended',
  validation: 'a free mail service cannot be trusted',
}

interface Attempt extends Terminal {
  /** What the error `conflict` means. */
  readonly conflict?: string
}

async function attempt(
  subject: string,
  { print, printError, conflict = 'has an account already' }: Attempt,
  work: () => Promise<string>,
): Promise<boolean> {
  try {
    print(`${subject}: ${await work()}\n`)
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const reason = error.type === 'conflict' ? conflict : REASONS[error.type]
    if (reason === undefined) throw error
    printError(`${subject}: ${reason}\n`)
    return false
  }
}

async function forEachPerson(
  emails: readonly string[],
  deps: AdminDeps & Attempt,
  work: (id: string) => Promise<string>,
): Promise<boolean> {
  return each(emails, (email) =>
    attempt(email, deps, async () => {
      const id = await deps.desk.people.findIdByEmail(email)
      if (id === null) throw new ApiError('not-found')
      return work(id)
    }),
  )
}

interface Decision extends AdminDeps {
  readonly done: string
  readonly decide: (id: string) => Promise<unknown>
}

async function decideEach(who: readonly string[], { done, decide, ...deps }: Decision): Promise<boolean> {
  return each(who, (given) =>
    attempt(given, deps, async () => {
      const id = /^\d+$/.test(given) ? given : await deps.desk.requests.findWaiting(given)
      if (id === null) throw new ApiError('not-found')
      try {
        await decide(id)
      } catch (error) {
        // Of this id, nothing is waiting any more.
        if (error instanceof ApiError && error.type === 'conflict') throw new ApiError('not-found')
        throw error
      }
      return `${done}; a mail will be sent`
    }),
  )
}
