import { beforeEach, expect, test, vi } from 'vitest'

let items: Map<string, string>

beforeEach(() => {
  items = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  })
  vi.resetModules()
})

/** Opens a page: the store loads what is in the storage. */
const openPage = () => import('./consent.ts')

test('consent is null until somebody has chosen', async () => {
  expect((await openPage()).useConsent.getState().consent).toBeNull()
})

test.each(['accepted', 'rejected'] as const)('%s is restored on the next visit', async (choice) => {
  ;(await openPage()).setConsent(choice)
  vi.resetModules()
  expect((await openPage()).useConsent.getState().consent).toBe(choice)
})

test('consent can be withdrawn', async () => {
  const { setConsent, useConsent } = await openPage()
  setConsent('accepted')
  setConsent('rejected')
  expect(useConsent.getState().consent).toBe('rejected')
  expect(items.get('consent')).toBe('rejected')
})

test.each(['yes', '', 'ACCEPTED', '{}'])('a stored %j is not consent', async (stored) => {
  items.set('consent', stored)
  expect((await openPage()).useConsent.getState().consent).toBeNull()
})

test('onceConsented waits for consent and runs once', async () => {
  const { onceConsented, setConsent } = await openPage()
  const start = vi.fn<() => void>()
  onceConsented(start)
  setConsent('rejected')
  expect(start).not.toHaveBeenCalled()
  setConsent('accepted')
  setConsent('rejected')
  setConsent('accepted')
  expect(start).toHaveBeenCalledOnce()
})

test('onceConsented runs at once after consent in an earlier visit', async () => {
  items.set('consent', 'accepted')
  const start = vi.fn<() => void>()
  ;(await openPage()).onceConsented(start)
  expect(start).toHaveBeenCalledOnce()
})
