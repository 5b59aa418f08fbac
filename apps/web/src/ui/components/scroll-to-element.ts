export const SCROLL_DURATION_MS = 500
/** Room for what stays at the top. */
const OFFSET_PX = -60

/** How far along the way (0 to 1) after that part of the time: `cubic-bezier(0.42, 0, 1, 1)`, which is ease-in. */
export function easeIn(time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  const x = (t: number) => 3 * 0.42 * t * (1 - t) ** 2 + 3 * t ** 2 * (1 - t) + t ** 3
  const y = (t: number) => 3 * t ** 2 * (1 - t) + t ** 3
  // x grows with t, so halving finds it; 20 halvings are finer than a pixel.
  let low = 0
  let high = 1
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (x(middle) < time) low = middle
    else high = middle
  }
  return y((low + high) / 2)
}

/** Where the page stands when the element is in view: its top less what stays at the top of the window. */
export function scrollTarget({ elementTop, scrollTop, maximum }: ScrollPlace): number {
  return Math.min(Math.max(0, elementTop + scrollTop + OFFSET_PX), Math.max(0, maximum))
}

interface ScrollPlace {
  /** From the top of the window. */
  readonly elementTop: number
  readonly scrollTop: number
  readonly maximum: number
}

/**
 * Takes the page to an element: 500 ms, ease-in, 60 px above it, up and down only. At once under reduced motion. A
 * person who scrolls meanwhile has the last word. Answers when it is there or was called off.
 */
export function scrollToElement(element: Element): Promise<void> {
  const page = document.scrollingElement ?? document.documentElement
  const start = page.scrollTop
  const target = scrollTarget({
    elementTop: element.getBoundingClientRect().top,
    scrollTop: start,
    maximum: page.scrollHeight - page.clientHeight,
  })
  // `instant`, lest a smooth scrolling of the page's own slow every step down.
  const goTo = (top: number) => page.scrollTo({ top, behavior: 'instant' })
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    goTo(target)
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const abort = new AbortController()
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
