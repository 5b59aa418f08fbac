import type { RequestState } from '@mixed-zone/contract/schemas/desk'
import type { Desk } from '../modules/access/access.ts'
import { renderTable } from './table.ts'

const PAGE_SIZE = 100

/** A terminal shows so many; who has more looks for them by name. */
const MOST_PAGES = 50

interface Page<T> {
  readonly items: readonly T[]
  readonly total: number
}

async function listAll<T>(load: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, total } = await load(page)
    all.push(...items)
    if (all.length >= total || items.length === 0) break
  }
  return all
}

function listing(what: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? `${what}: none\n` : `${renderTable(headings, rows)}\n`
}

export async function listOfRequests(desk: Desk, state: RequestState): Promise<string> {
  const requests = await listAll(async (page) => {
    const { requests: items, total } = await desk.requests.list({ state, page, pageSize: PAGE_SIZE })
    return { items, total }
  })
  return listing(
    `Requests ${state}`,
    ['ID', 'WAITED', 'EMAIL', 'NAME', 'MEDIUM', 'COUNTRY', 'COLLEAGUES'],
    requests.map((request) => [
      request.id,
      duration(request.waitedSeconds),
      request.email,
      `${request.name} ${request.surnames}`,
      request.companyName,
      request.country,
      String(request.sameMedium.total),
    ]),
  )
}

export async function listOfPeople(desk: Desk, text: string): Promise<string> {
  const people = await listAll(async (page) => {
    const { people: items, total } = await desk.people.list({ text, page, pageSize: PAGE_SIZE })
    return { items, total }
  })
  return listing(
    'People',
    ['ID', 'EMAIL', 'NAME', 'MEDIUM', 'ROLE', 'STATE', 'LAST SEEN'],
    people.map((person) => [
      person.id,
      person.email,
      `${person.name} ${person.surnames}`,
      person.companyName,
      person.role,
      person.state,
      person.lastSeenAt?.slice(0, 16).replace('T', ' ') ?? 'never',
    ]),
  )
}

export async function listOfDomains(desk: Desk): Promise<string> {
  const { domains } = await desk.domains.list()
  return listing(
    'Trusted domains',
    ['DOMAIN', 'SINCE', 'BY'],
    domains.map(({ domain, addedAt, addedBy }) => [domain, addedAt.slice(0, 10), addedBy ?? '']),
  )
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
