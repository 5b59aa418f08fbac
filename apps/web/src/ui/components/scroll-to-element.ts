/** As specified. */
export const SCROLL_DURATION_MS = 500
/** As specified. Leaves space for the sticky header. */
const OFFSET_PX = -60

/** CSS `ease-in`, `cubic-bezier(0.42, 0, 1, 1)`: progress (0 to 1) for a share of the time. */
export function easeIn(time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  const x = (t: number) => 3 * 0.42 * t * (1 - t) ** 2 + 3 * t ** 2 * (1 - t) + t ** 3
  const y = (t: number) => 3 * t ** 2 * (1 - t) + t ** 3
  // x is monotonic in t, so bisection finds it; 20 steps are finer than a pixel.
  let low = 0
  let high = 1
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (x(middle) < time) low = middle
    else high = middle
  }
  return y((low + high) / 2)
}

/** The scroll position that shows the element below the offset, within the page. */
export function scrollTarget({ elementTop, scrollTop, maxScrollTop }: ScrollGeometry): number {
  return Math.min(Math.max(0, elementTop + scrollTop + OFFSET_PX), Math.max(0, maxScrollTop))
}

interface ScrollGeometry {
  /** Relative to the viewport. */
  readonly elementTop: number
  readonly scrollTop: number
  readonly maxScrollTop: number
}

function createScroller() {
  let running = new AbortController()

  return function scrollToElement(element: Element): Promise<void> {
    running.abort()
    const page = document.scrollingElement ?? document.documentElement
    const start = page.scrollTop
    const target = scrollTarget({
      elementTop: element.getBoundingClientRect().top,
      scrollTop: start,
      maxScrollTop: page.scrollHeight - page.clientHeight,
    })
    // `instant`, because `scroll-behavior: smooth` on the page would animate every step.
    const goTo = (top: number) => page.scrollTo({ top, behavior: 'instant' })
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      goTo(target)
      return Promise.resolve()
    }
    const abort = new AbortController()
    running = abort
    return new Promise((resolve) => {
      const begin = performance.now()
      for (const type of ['wheel', 'touchstart', 'keydown'] as const) {
        window.addEventListener(type, () => abort.abort(), { signal: abort.signal, passive: true })
      }
      function step(now: number) {
        if (abort.signal.aborted) return resolve()
        const time = (now - begin) / SCROLL_DURATION_MS
        goTo(start + (target - start) * easeIn(time))
        if (time < 1) return requestAnimationFrame(step)
        abort.abort()
        resolve()
      }
      requestAnimationFrame(step)
    })
  }
}

/**
 * Scrolls the page vertically to 60 px above an element in 500 ms with ease-in; instantly under reduced motion. Input of the
 * user, or another call, cancels it. Resolves when it has arrived or was cancelled.
 */
export const scrollToElement = createScroller()
