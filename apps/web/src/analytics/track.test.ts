import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
}

let browser: { dataLayer?: unknown[]; localStorage: Storage }
let printed: unknown[][]

/** Opens a page, with or without a stored consent. */
async function openPage({ consent, debug = false }: { consent?: string; debug?: boolean } = {}) {
  const items = new Map<string, string>(consent === undefined ? [] : [['consent', consent]])
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    // Only the used part of `Storage`.
  } as unknown as Storage
  browser = { localStorage: storage }
  vi.stubGlobal('window', browser)
  vi.stubGlobal('localStorage', storage)
  const textContent = JSON.stringify({ analytics: { id: null, debug } })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  vi.resetModules()
  const [{ startConsentMode }, { track }, { setConsent }, { useSession }] = await Promise.all([
    import('./data-layer.ts'),
    import('./track.ts'),
    import('./consent.ts'),
    import('../session/session-store.ts'),
  ])
  startConsentMode()
  return { track, setConsent, useSession }
}

/** The entries of the data layer; commands as arrays. */
const layer = () => (browser.dataLayer ?? []).map((entry) => (isCommand(entry) ? [...entry] : entry))

function isCommand(entry: unknown): entry is IArguments {
  return Object.prototype.toString.call(entry) === '[object Arguments]'
}

// Test files share a worker.
afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'info').mockImplementation((...parts: unknown[]) => void printed.push(parts))
})

describe('track without consent', () => {
  test('denies all signals first and pushes nothing else', async () => {
    const { track } = await openPage()
    track('sign_in', {})
    expect(layer()).toEqual([['consent', 'default', DENIED]])
    expect(browser.dataLayer?.every(isCommand)).toBe(true)
  })

  test('reports the rejection and measures nothing', async () => {
    const { track, setConsent } = await openPage()
    setConsent('rejected')
    track('search', { search_term: 'derbi' })
    expect(layer().slice(1)).toEqual([['consent', 'update', { analytics_storage: 'denied' }]])
  })
})

describe('track with consent', () => {
  test('grants analytics only, and adds the user id to events', async () => {
    const { track, setConsent, useSession } = await openPage()
    setConsent('accepted')
    track('search', { search_term: 'derbi' })
    // Nothing else about the person is read.
    useSession.setState({ user: { id: '7', firstName: 'Marta' } as never })
    track('post_view', { post_id: '12' })
    expect(layer().slice(1)).toEqual([
      ['consent', 'update', { analytics_storage: 'granted' }],
      { event: 'search', search_term: 'derbi', user_id: undefined },
      { event: 'post_view', post_id: '12', user_id: '7' },
    ])
  })

  test('resets the user id after sign-out', async () => {
    const { track, useSession } = await openPage({ consent: 'accepted' })
    useSession.setState({ user: { id: '7', firstName: 'Marta' } as never })
    track('sign_out', {})
    useSession.setState({ user: null })
    track('sign_in', {})
    expect(browser.dataLayer?.at(-2)).toEqual({ event: 'sign_out', user_id: '7' })
    expect(Object.entries(browser.dataLayer?.at(-1) ?? {})).toContainEqual(['user_id', undefined])
  })

  test('stops when consent is withdrawn', async () => {
    const { track, setConsent } = await openPage({ consent: 'accepted' })
    setConsent('rejected')
    track('sign_in', {})
    expect(layer()).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', { analytics_storage: 'granted' }],
      ['consent', 'update', { analytics_storage: 'denied' }],
    ])
  })

  test.each([true, false])('prints events if debug is %s', async (debug) => {
    const { track } = await openPage({ consent: 'accepted', debug })
    track('sign_in', {})
    expect(printed).toEqual(debug ? [['analytics', { event: 'sign_in', user_id: undefined }]] : [])
  })
})
