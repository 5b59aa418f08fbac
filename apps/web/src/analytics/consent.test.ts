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

/** A page is opened: the store reads what is kept. */
const openPage = () => import('./consent.ts')

test('nobody has agreed who was not asked', async () => {
  expect((await openPage()).useConsent.getState().consent).toBeNull()
})

test.each(['accepted', 'rejected'] as const)('what was %s stays so on the next visit', async (choice) => {
  ;(await openPage()).setConsent(choice)
  vi.resetModules()
  expect((await openPage()).useConsent.getState().consent).toBe(choice)
})

test('one can change one’s mind', async () => {
  const { setConsent, useConsent } = await openPage()
  setConsent('accepted')
  setConsent('rejected')
  expect(useConsent.getState().consent).toBe('rejected')
  expect(items.get('consent')).toBe('rejected')
})

test.each(['yes', '', 'ACCEPTED', '{}'])('%j is no consent', async (kept) => {
  items.set('consent', kept)
  expect((await openPage()).useConsent.getState().consent).toBeNull()
})
