import { type RefObject, useEffect, useState } from 'react'

// What a browser's rounding may leave over.
const NEAR_PX = 2

/** Whether a sideways scroller holds more beyond its end. */
export function useGoesOn(scroller: RefObject<HTMLElement | null>): boolean {
  const [goesOn, setGoesOn] = useState(false)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => setGoesOn(element.scrollLeft + element.clientWidth < element.scrollWidth - NEAR_PX)
    update()
    // What is in it may grow without its own size changing.
    const observer = new ResizeObserver(update)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroller])

  return goesOn
}
