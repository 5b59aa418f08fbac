import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest, in that order. Vitest knows it only from an earlier run, which a fresh clone has not had. */
const LONGEST = [
  'every-screen',
  'account-screens',
  'downloads',
  'accounts-request',
  'accounts-passwords',
  'filters',
  'export',
  'accounts-own',
  'design',
  'account-page',
  'reading',
  'design-keyboard',
  'routing',
  'design-fields',
  'login',
  'line',
  'social',
  'search',
  'thin-path',
  'session',
  'analytics',
  'downloads-limits',
]

/** Begins with what takes longest, so that no worker is left with it alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(basename(moduleId, '.e2e.test.ts'))
  return place === -1 ? LONGEST.length : place
}
