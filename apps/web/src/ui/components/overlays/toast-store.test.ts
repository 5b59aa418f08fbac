import { describe, expect, it } from 'vitest'
import { createToastStore } from './toast-store.ts'

describe('createToastStore', () => {
  it('keeps a toast until it is dismissed, and notifies listeners', () => {
    const store = createToastStore()
    let notifications = 0
    const stop = store.subscribe(() => {
      notifications += 1
    })
    const id = store.show('Publication archived')
    expect(store.getSnapshot()).toEqual([{ id, text: 'Publication archived' }])
    store.dismiss(id)
    expect(store.getSnapshot()).toEqual([])
    expect(notifications).toBe(2)
    stop()
    store.show('Nobody listens')
    expect(notifications).toBe(2)
  })

  it('marks a failure as an error', () => {
    const store = createToastStore()
    const id = store.showError('Operation not available')
    expect(store.getSnapshot()).toEqual([{ id, text: 'Operation not available', isError: true }])
  })

  it('shows at most the three latest toasts', () => {
    const store = createToastStore()
    for (const text of ['one', 'two', 'three', 'four']) store.show(text)
    expect(store.getSnapshot().map((toast) => toast.text)).toEqual(['two', 'three', 'four'])
  })

  it('returns the same snapshot while nothing changes, also after dismissing an unknown toast', () => {
    const store = createToastStore()
    store.show('one')
    const before = store.getSnapshot()
    store.dismiss(999)
    expect(store.getSnapshot()).toBe(before)
  })
})
