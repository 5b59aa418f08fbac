import { describe, expect, it } from 'vitest'
import { NOTHING_ANNOUNCED, nextAnnouncement, PROGRESS_INTERVAL_MS } from './announcements.ts'
import type { UploadItem, UploadState } from './upload-item.ts'

const itemsOf = (...states: readonly UploadState[]) =>
  states.map(
    (state, index): UploadItem => ({
      id: String(index),
      name: 'a.jpg',
      mediaType: '',
      sizeBytes: 1,
      sentBytes: 0,
      isBegun: false,
      state,
      target: {},
      objectUrl: null,
      assetId: null,
      problem: null,
      known: null,
      isAdding: false,
    }),
  )

/** Says what a screen reader hears of a sequence of states. */
function listen(...steps: readonly (readonly [atMs: number, states: readonly UploadState[]])[]) {
  let before = NOTHING_ANNOUNCED
  return steps.map(([atMs, states]) => {
    const { announcement, announced } = nextAnnouncement(before, itemsOf(...states), atMs)
    before = announced
    return announcement
  })
}

describe('nextAnnouncement', () => {
  it('says when it starts and ends, and nothing in between if that is quick', () => {
    expect(
      listen(
        [0, ['queued', 'queued']],
        [100, ['sending', 'queued']],
        [200, ['done', 'sending']],
        [300, ['done', 'done']],
      ),
    ).toEqual([{ kind: 'started', count: 2 }, null, null, { kind: 'finished', count: 2 }])
  })

  it('tells the progress from time to time', () => {
    expect(
      listen(
        [0, ['sending', 'queued', 'queued']],
        [PROGRESS_INTERVAL_MS, ['done', 'sending', 'queued']],
        [PROGRESS_INTERVAL_MS + 1, ['done', 'done', 'sending']],
      ),
    ).toEqual([{ kind: 'started', count: 3 }, { kind: 'progress', done: 1, total: 3 }, null])
  })

  it('says at once that files failed', () => {
    expect(listen([0, ['sending', 'sending']], [1, ['failed', 'sending']], [2, ['failed', 'refused']])).toEqual([
      { kind: 'started', count: 2 },
      { kind: 'failed', count: 1 },
      { kind: 'failed', count: 2 },
    ])
  })

  it('says that files wait for a decision', () => {
    expect(listen([0, ['hashing']], [1, ['known']])).toEqual([
      { kind: 'started', count: 1 },
      { kind: 'known', count: 1 },
    ])
  })
})
