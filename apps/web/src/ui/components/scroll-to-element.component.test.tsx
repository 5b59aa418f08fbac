import { afterEach, describe, expect, it, vi } from 'vitest'
import { SCROLL_DURATION_MS, scrollToElement } from './scroll-to-element.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of ['scrollTo', 'scrollHeight']) Reflect.deleteProperty(document.documentElement, name)
})

function elementAt(top: number): HTMLElement {
  const element = document.createElement('h2')
  element.getBoundingClientRect = () => new DOMRect(0, top)
  return element
}

describe('scrollToElement', () => {
  it('ends the previous scroll when another one starts', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] })
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 10_000 })
    const positions: number[] = []
    Object.assign(document.documentElement, { scrollTo: ({ top }: { top: number }) => positions.push(top) })
    const first = scrollToElement(elementAt(5060))
    vi.advanceTimersByTime(SCROLL_DURATION_MS / 2)
    const second = scrollToElement(elementAt(1060))
    positions.length = 0
    vi.advanceTimersByTime(SCROLL_DURATION_MS * 2)
    await Promise.all([first, second])
    expect(Math.max(...positions)).toBe(1000)
    expect(positions.at(-1)).toBe(1000)
  })
})
