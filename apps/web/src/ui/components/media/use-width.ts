import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The content width of an element, before the first paint and after every change. */
export function useWidth<T extends HTMLElement>(): readonly [RefObject<T | null>, number] {
  const element = useRef<T | null>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observed = element.current
    if (!observed) return
    setWidth(observed.clientWidth)
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth))
    observer.observe(observed)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
