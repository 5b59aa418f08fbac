import { previewReport } from '@mixed-zone/contract/endpoints/usage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})

afterAll(() => test.remove())

describe('POST private/report-preview', () => {
  it('runs one preview of a person at a time, and refuses more than a few that wait', async () => {
    const { token } = await test.signIn({ role: 'manager' })
    const body = { exportType: 'users' as const }
    const calls = await Promise.all(Array.from({ length: 12 }, () => test.call(previewReport, { token, body })))
    const statuses = calls.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5)
    expect(statuses).toContain(429)
    expect((await test.call(previewReport, { token, body })).status).toBe(200)
  })
})
