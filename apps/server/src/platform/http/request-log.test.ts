import { describe, expect, it } from 'vitest'
import { DatabaseAway } from '../database/database-errors.ts'
import { registerHealth } from './health.ts'
import { CLIENT, createTestServer, echo, JSON_TYPE, ping } from './http-server.fixture.ts'
import { route } from './route.ts'

describe('the log', () => {
  it('holds no password, token, signature or body, whatever happens', async () => {
    const server = createTestServer({
      routes: [
        route(echo, async ({ body }) => {
          if (body.word === 'boom') throw new Error('boom')
          return { word: body.word }
        }),
        route(ping, async () => undefined),
      ],
    })
    const hidden = 'hunter2'
    const headers = { ...CLIENT, 'x-secret': hidden, cookie: hidden }
    for (const payload of [{ word: hidden }, { word: 1, any: hidden }, { word: 'boom', any: hidden }]) {
      await server.app.inject({ method: 'POST', url: `/api/echo?k=${hidden}`, headers, payload })
    }
    await server.app.inject({
      method: 'POST',
      url: '/api/private/ping',
      headers: { authorization: `Bearer ${hidden}` },
    })
    await server.app.inject({
      method: 'POST',
      url: '/api/echo',
      headers: { ...headers, ...JSON_TYPE },
      payload: `{"${hidden}`,
    })
    await server.app.inject({ url: `/es/new-password/${hidden}` })
    await server.app.inject({ url: `/es/%zz?k=${hidden}` })
    expect(server.lines.length).toBeGreaterThanOrEqual(8)
    expect(server.lines.join('')).not.toContain(hidden)
  })

  it('has one short line for an outage of the database, however many calls fail', async () => {
    const server = createTestServer({
      routes: [
        route(echo, async () => {
          throw new Error('Failed query: select', { cause: new DatabaseAway('connection refused') })
        }),
      ],
    })
    const call = { method: 'POST', url: '/api/echo', headers: CLIENT, payload: { word: 'a' } } as const
    for (let count = 0; count < 50; count += 1) await server.app.inject(call)
    const errors = server.lines.filter((line) => JSON.parse(line).level === 'error')
    expect(errors).toHaveLength(1)
    expect(JSON.parse(errors[0] ?? '')).toMatchObject({ msg: 'the database is away', reason: 'connection refused' })
    expect(errors[0]?.length).toBeLessThan(300)
  })

  it('has no line at level info for health checks that succeed', async () => {
    const server = createTestServer()
    let isHealthy = true
    const check = async () => {
      if (!isHealthy) throw new Error('away')
    }
    registerHealth(server.app, { isPrepared: () => isHealthy, checks: [check] })
    const levels = async () => {
      server.lines.length = 0
      for (const url of ['/healthz', '/readyz']) await server.app.inject({ url })
      return server.lines.map((line) => JSON.parse(line)).map(({ level, path }) => `${level} ${path}`)
    }
    expect(await levels()).toEqual(['debug /healthz', 'debug /readyz'])
    isHealthy = false
    expect(await levels()).toEqual(['debug /healthz', 'info /readyz'])
  })

  it('says who called by the name that the client sends, once the session is known', async () => {
    const server = createTestServer()
    const call = (headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: '/api/private/ping', headers })
    await call({ authorization: 'Bearer a-token', 'x-first-name': encodeURIComponent('Iñaki') })
    await call({ authorization: 'Bearer a-token', 'x-first-name': '%E0%A4%A' })
    await call({ authorization: 'Bearer other', 'x-first-name': 'Mallory' })
    const names = server.lines
      .map((line) => JSON.parse(line))
      .filter((line) => line.msg === 'answered')
      .map((line) => line.firstName)
    expect(names).toEqual(['Iñaki', undefined, undefined])
  })
})
