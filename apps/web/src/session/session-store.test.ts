import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from './session.ts'

const LOGGED_IN: Session = {
  user: { id: '7', firstName: 'Marta' },
  token: 'token-7',
  key: 'key-7',
  isUserLoggedIn: true,
  permissions: ['export'],
  urlHistory: null,
}

class MemoryStorage {
  readonly items = new Map<string, string>()
  isFull = false
  getItem(name: string) {
    return this.items.get(name) ?? null
  }
  setItem(name: string, value: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(name, value)
  }
  removeItem(name: string) {
    this.items.delete(name)
  }
}

let storage: MemoryStorage
let browser: EventTarget & { localStorage: MemoryStorage; sessionStorage: MemoryStorage }

// Test files share a worker.
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  storage = new MemoryStorage()
  browser = Object.assign(new EventTarget(), { localStorage: storage, sessionStorage: new MemoryStorage() })
  vi.stubGlobal('window', browser)
  vi.resetModules()
})

/** Opens a page: the store loads what is in the storage. */
async function openPage(stored?: unknown) {
  if (stored !== undefined) storage.setItem('session', typeof stored === 'string' ? stored : JSON.stringify(stored))
  return import('./session-store.ts')
}

function storedState(): unknown {
  return JSON.parse(storage.getItem('session') ?? '{}').state
}

describe('session storage', () => {
  test('stores exactly the six names of the specification', async () => {
    const { setSession } = await openPage()
    setSession(LOGGED_IN)
    expect(storedState()).toEqual(LOGGED_IN)
    expect(Object.keys(LOGGED_IN).toSorted()).toEqual(
      ['isUserLoggedIn', 'key', 'permissions', 'token', 'urlHistory', 'user'].toSorted(),
    )
  })

  test('restores the session on the next page', async () => {
    const { useSession } = await openPage({ state: LOGGED_IN, version: 0 })
    expect(useSession.getState()).toEqual(LOGGED_IN)
  })

  test('clearSession removes token, user, history, key and permissions', async () => {
    const { setSession, clearSession } = await openPage()
    setSession({ ...LOGGED_IN, urlHistory: '/es/home' })
    clearSession()
    expect(storedState()).toEqual({
      user: null,
      token: null,
      key: null,
      isUserLoggedIn: false,
      permissions: [],
      urlHistory: null,
    })
  })

  test('stores what a listener changes', async () => {
    const { clearSession, onSessionEnd, saveAttemptedPath, setSession } = await openPage()
    setSession(LOGGED_IN)
    onSessionEnd(() => saveAttemptedPath('/en/post/12'))
    clearSession()
    expect(storedState()).toMatchObject({ token: null, urlHistory: '/en/post/12' })
  })

  test('keeps the session in memory if the storage is full', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { setSession, useSession } = await openPage()
    storage.isFull = true
    setSession(LOGGED_IN)
    expect(useSession.getState().isUserLoggedIn).toBe(true)
    expect(warn).toHaveBeenCalledOnce()
  })
})

describe('invalid stored sessions', () => {
  test.each([
    ['nothing that parses', '{"state":'],
    ['a number', { state: 5, version: 0 }],
    ['a token without a user', { state: { token: 't', key: 'k', isUserLoggedIn: true }, version: 0 }],
    ['a user without a token', { state: { ...LOGGED_IN, token: null }, version: 0 }],
    ['a flag alone', { state: { isUserLoggedIn: true }, version: 0 }],
    ['an empty token', { state: { ...LOGGED_IN, token: '' }, version: 0 }],
  ])('%s is treated as signed out', async (_, stored) => {
    const { useSession } = await openPage(stored)
    expect(useSession.getState()).toMatchObject({ isUserLoggedIn: false, token: null, user: null, permissions: [] })
  })

  test('drops unknown permissions', async () => {
    const state = { ...LOGGED_IN, permissions: ['export', 'god', 3] }
    const { useSession } = await openPage({ state, version: 0 })
    expect(useSession.getState().permissions).toEqual(['export'])
  })

  test('drops everything about the user but id and first name', async () => {
    const user = { ...LOGGED_IN.user, email: 'marta@elcorreo.test', role: 'media', unsubscribeId: 'u-7' }
    const { useSession } = await openPage({ state: { ...LOGGED_IN, user }, version: 0 })
    expect(useSession.getState()).toEqual(LOGGED_IN)
  })

  test('drops a path of another site', async () => {
    const { useSession } = await openPage({ state: { urlHistory: '//evil.test' }, version: 0 })
    expect(useSession.getState().urlHistory).toBeNull()
  })
})

describe('saveAttemptedPath', () => {
  test('stores a path that takeAttemptedPath returns once', async () => {
    const { saveAttemptedPath, takeAttemptedPath } = await openPage()
    saveAttemptedPath('/en/post/12')
    expect(storedState()).toMatchObject({ urlHistory: '/en/post/12' })
    expect(takeAttemptedPath()).toBe('/en/post/12')
    expect(takeAttemptedPath()).toBeNull()
  })

  test('ignores a path of another site', async () => {
    const { saveAttemptedPath, takeAttemptedPath } = await openPage()
    saveAttemptedPath('//evil.test')
    expect(takeAttemptedPath()).toBeNull()
  })
})

describe('followOtherTabs', () => {
  /** Another tab writes; the browser tells this one. */
  function writeElsewhere(value: string | null, key: string | null = 'session') {
    if (value === null) storage.removeItem('session')
    else storage.setItem('session', value)
    browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }))
  }

  test('applies a login in another tab', async () => {
    const { followOtherTabs, useSession } = await openPage()
    followOtherTabs()
    writeElsewhere(JSON.stringify({ state: LOGGED_IN, version: 0 }))
    await vi.waitFor(() => expect(useSession.getState().token).toBe('token-7'))
  })

  test('keeps the attempted path of this tab, also after a reload', async () => {
    const { followOtherTabs, saveAttemptedPath, useSession } = await openPage()
    followOtherTabs()
    saveAttemptedPath('/en/post/12')
    writeElsewhere(JSON.stringify({ state: { ...LOGGED_IN, urlHistory: '/en/home' }, version: 0 }))
    expect(useSession.getState()).toEqual({ ...LOGGED_IN, urlHistory: '/en/post/12' })

    vi.resetModules()
    const { takeAttemptedPath } = await openPage()
    expect(takeAttemptedPath()).toBe('/en/post/12')
    expect(takeAttemptedPath()).toBeNull()
  })

  test.each([['session'], [null]])('applies a sign-out in another tab (storage key %s)', async (key) => {
    const { followOtherTabs, setSession, useSession } = await openPage()
    followOtherTabs()
    setSession(LOGGED_IN)
    writeElsewhere(null, key)
    await vi.waitFor(() => expect(useSession.getState().isUserLoggedIn).toBe(false))
  })

  test('ignores other keys', async () => {
    const { followOtherTabs, setSession, useSession } = await openPage()
    followOtherTabs()
    setSession(LOGGED_IN)
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme', newValue: 'dark' }))
    expect(useSession.getState()).toEqual(LOGGED_IN)
  })
})

describe('onSessionEnd', () => {
  test('runs at the end of a session, but not at a login or another change', async () => {
    const { clearSession, onSessionEnd, setSession, updateSession } = await openPage()
    const listener = vi.fn<() => void>()
    onSessionEnd(listener)
    setSession(LOGGED_IN)
    updateSession({ user: null })
    expect(listener).not.toHaveBeenCalled()
    clearSession()
    expect(listener).toHaveBeenCalledOnce()
  })
})
