import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ANALYTICS_EVENTS } from './events.ts'

const DOCUMENT = readFileSync(new URL('../../../../docs/analytics.md', import.meta.url), 'utf8')

/** The first two columns of the table: the event, and its fields. */
function documented(): Record<string, string[]> {
  const rows = DOCUMENT.matchAll(/^\| `(?<event>\w+)` \| (?<fields>[^|]*)\|/gm)
  return Object.fromEntries(
    [...rows].map(({ groups }) => [groups?.event, (groups?.fields ?? '').match(/(?<=`)\w+(?=`)/g) ?? []]),
  )
}

test('docs/analytics.md lists exactly the events with their fields', () => {
  expect(documented()).toEqual(ANALYTICS_EVENTS)
})
