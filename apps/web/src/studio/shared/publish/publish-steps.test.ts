import { describe, expect, it } from 'vitest'
import { buttonState, publishSteps } from './publish-steps.ts'

const NOW = Date.parse('2026-11-15T18:48:00.000Z')
const LATER = '2026-11-15T19:30:00.000Z'
const BEFORE = '2026-11-15T17:42:00.000Z'

const POST = { state: 'draft', publishedAt: null, pending: null, hasChanges: true, canPublish: true } as const

describe('buttonState', () => {
  it.each([
    ['a draft', {}, { kind: 'publish' }],
    ['a draft of somebody who may not publish', { canPublish: false }, { kind: 'review' }],
    ['a post in review of somebody who may not publish', { state: 'review', canPublish: false }, { kind: 'in-review' }],
    ['a draft with a time that is ahead', { publishedAt: LATER }, { kind: 'schedule-for', at: LATER }],
    ['a draft that was published before', { publishedAt: BEFORE }, { kind: 'publish' }],
    [
      'a scheduled post',
      { state: 'scheduled', publishedAt: LATER, hasChanges: false },
      { kind: 'scheduled', at: LATER },
    ],
    ['a scheduled post that was changed', { state: 'scheduled', publishedAt: LATER }, { kind: 'update' }],
    [
      'a published post',
      { state: 'published', publishedAt: BEFORE, hasChanges: false },
      { kind: 'published', at: BEFORE },
    ],
    ['a published post that was changed', { state: 'published', publishedAt: BEFORE }, { kind: 'update' }],
    [
      'a changed published post of somebody who may not publish',
      { state: 'published', publishedAt: BEFORE, canPublish: false },
      { kind: 'published', at: BEFORE },
    ],
    ['an archived post', { state: 'archived', publishedAt: BEFORE }, { kind: 'publish' }],
    ['a post in the trash', { state: 'trash' }, { kind: 'restore' }],
  ] as const)('of %s', (_name, change, expected) => {
    expect(buttonState({ ...POST, ...change }, NOW)).toEqual(expected)
  })

  it('is busy while a publication can be undone, but not while a schedule can', () => {
    const undoUntil = '2026-11-15T18:48:08.000Z'
    const post = { ...POST, state: 'published', publishedAt: undoUntil, hasChanges: false } as const
    const pending = { kind: 'publish', at: undoUntil, version: 1, undoUntil } as const
    expect(buttonState({ ...post, pending }, NOW)).toEqual({ kind: 'publishing' })
    expect(buttonState({ ...post, pending: { ...pending, kind: 'update' } }, NOW)).toEqual({ kind: 'updating' })
    expect(buttonState({ ...post, pending }, NOW + 9000)).toEqual({ kind: 'published', at: undoUntil })
    const scheduled = { ...post, state: 'scheduled', publishedAt: LATER, pending: { ...pending, at: LATER } } as const
    expect(buttonState(scheduled, NOW)).toEqual({ kind: 'scheduled', at: LATER })
  })
})

describe('publishSteps', () => {
  it('offers what a state allows', () => {
    expect(publishSteps({ state: 'published' }, true)).toEqual([
      'embargo',
      'unpublish',
      'archive',
      'correct',
      'recall',
      'trash',
    ])
    expect(publishSteps({ state: 'trash' }, true)).toEqual([])
  })

  it('leaves what readers see to those who may publish', () => {
    expect(publishSteps({ state: 'published' }, false)).toEqual([])
    expect(publishSteps({ state: 'draft' }, false)).toEqual(['review', 'trash'])
  })
})
