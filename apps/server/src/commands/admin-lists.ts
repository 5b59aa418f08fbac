import type { RequestView } from '@mixed-zone/contract/schemas/studio/requests'
import type { Desk } from '../modules/studio/studio.ts'

const PAGE_SIZE = 100

/** More than a terminal can usefully show. */
const MAX_PAGES = 50

interface Page<T> {
  readonly items: readonly T[]
  readonly total: number
}

async function listAll<T>(load: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const all: T[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, total } = await load(page)
    all.push(...items)
    if (all.length >= total || items.length === 0) break
  }
  return all
}

function formatList(what: string, headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? `${what}: none\n` : `${renderTable(headings, rows)}\n`
}

export async function formatRequests(desk: Desk, state: RequestView): Promise<string> {
  const requests = await listAll((page) => desk.requests.list({ state, page, pageSize: PAGE_SIZE, direction: 'asc' }))
  return formatList(
    `Requests ${state}`,
    ['ID', 'WAITED', 'EMAIL', 'NAME', 'MEDIUM', 'COUNTRY', 'COLLEAGUES'],
    requests.map((request) => [
      request.id,
      formatDuration(request.waitedSeconds),
      request.email,
      `${request.name} ${request.surnames}`,
      request.companyName,
      request.country,
      String(request.evidence.colleagues.active),
    ]),
  )
}

export async function formatPeople(desk: Desk, text: string): Promise<string> {
  const people = await listAll((page) => desk.people.list({ text, page, pageSize: PAGE_SIZE, direction: 'asc' }))
  return formatList(
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

export async function formatDomains(desk: Desk): Promise<string> {
  const domains = await listAll((page) => desk.domains.list({ page, pageSize: PAGE_SIZE, direction: 'asc' }))
  return formatList(
    'Domains',
    ['DOMAIN', 'STATE', 'PEOPLE', 'SINCE', 'BY'],
    domains.map(({ domain, state, people, addedAt, addedBy }) => [
      domain,
      state,
      String(people),
      addedAt?.slice(0, 10) ?? '',
      addedBy ?? '',
    ]),
  )
}

function formatDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

export function renderTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(toPrintable))
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  return lines
    .map((line) => `${line.map((cell, column) => pad(cell, widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}

const segmenter = new Intl.Segmenter()

/** Grapheme clusters, since combining accents have no width. */
function widthOf(text: string): number {
  return [...segmenter.segment(text)].length
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Without control characters, which could move the cursor or change the text direction. */
export function toPrintable(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
}
