import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cell } from '../../platform/tables/table.ts'
import { createRestForCalls } from './rest-for-calls.ts'

async function* threeBatches(): AsyncGenerator<Cell[][]> {
  for (const number of [1, 2, 3]) yield [[number]]
}

const ALL_CELLS = [1, 2, 3]

describe('an export', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  function startServer() {
    const rest = vi.fn<(ms: number) => Promise<void>>(async () => undefined)
    const restForCalls = createRestForCalls(rest)
    const app = fastify()
    restForCalls.register(app)
    app.get('/', async () => 'answer')
    async function exportCells(): Promise<Cell[]> {
      const cells: Cell[] = []
      for await (const rows of restForCalls.restBetween(threeBatches())) cells.push(...rows.flat())
      return cells
    }
    return { app, rest, exportCells }
  }

  it('does not rest while nobody calls', async () => {
    const { rest, exportCells } = startServer()
    expect(await exportCells()).toEqual(ALL_CELLS)
    expect(rest).not.toHaveBeenCalled()
  })

  it('rests after each batch while somebody calls', async () => {
    const { app, rest, exportCells } = startServer()
    await app.inject('/')
    expect(await exportCells()).toEqual(ALL_CELLS)
    expect(rest).toHaveBeenCalledTimes(ALL_CELLS.length)
  })

  it('goes on at full speed a second after the last call', async () => {
    const { app, rest, exportCells } = startServer()
    await app.inject('/')
    vi.advanceTimersByTime(1000)
    expect(await exportCells()).toEqual(ALL_CELLS)
    expect(rest).not.toHaveBeenCalled()
  })
})
