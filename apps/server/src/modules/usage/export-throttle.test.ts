import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Actor } from '../../platform/http/actor.ts'
import type { Cell } from '../../platform/tables/table.ts'
import { createExportThrottle } from './export-throttle.ts'

const READER: Actor = {
  personId: 1,
  sessionId: 1,
  fileHandle: 'handle',
  firstName: 'Elena',
  role: 'media',
  permissions: new Set(),
  isStaff: false,
  seesEmbargoed: false,
  mustChangePassword: false,
  mustAcceptTerms: false,
  mustSetUpCode: false,
  isConfirmed: false,
}

async function* threeBatches(): AsyncGenerator<Cell[][]> {
  for (const number of [1, 2, 3]) yield [[number]]
}

const ALL_CELLS = [1, 2, 3]
const PAUSES_BETWEEN = 2

describe('export throttle', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  function startServer() {
    const pause = vi.fn<(ms: number) => Promise<void>>(async () => undefined)
    const { register, throttle } = createExportThrottle(pause)
    const app = fastify()
    app.decorateRequest('actor', null)
    register(app)
    app.get('/healthz', async () => 'healthy')
    app.get('/api/private/home', async (request) => {
      request.actor = READER
      return 'home'
    })
    async function exportCells(): Promise<Cell[]> {
      const cells: Cell[] = []
      for await (const rows of throttle(threeBatches())) cells.push(...rows.flat())
      return cells
    }
    return { app, pause, exportCells }
  }

  it('pauses between batches while people are calling', async () => {
    const { app, pause, exportCells } = startServer()
    await app.inject('/api/private/home')
    expect(await exportCells()).toEqual(ALL_CELLS)
    expect(pause).toHaveBeenCalledTimes(PAUSES_BETWEEN)
  })

  it('does not pause if the last call was answered a second ago', async () => {
    const { app, pause, exportCells } = startServer()
    await app.inject('/api/private/home')
    vi.advanceTimersByTime(1000)
    expect(await exportCells()).toEqual(ALL_CELLS)
    expect(pause).not.toHaveBeenCalled()
  })

  it('does not pause for health checks', async () => {
    const { app, pause, exportCells } = startServer()
    await app.inject('/healthz')
    expect(await exportCells()).toEqual(ALL_CELLS)
    expect(pause).not.toHaveBeenCalled()
  })
})
