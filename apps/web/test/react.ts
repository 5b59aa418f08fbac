import { setImmediate as nextTask } from 'node:timers/promises'
import { configure } from '@testing-library/dom'
import { createElement, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

// Component tests run the production build of React, as readers do: it takes a third less time than the development build, which creates
// a stack trace for every element. Only the development build has the `act` that React Testing Library needs (decision 80).

const mounted = new Map<Root, HTMLElement>()

configure({
  eventWrapper: (dispatch) => act(dispatch),
  // What the event has started, such as a request that is answered at once, is rendered before the test goes on.
  asyncWrapper: async (work) => {
    const result = await work()
    await nextTask()
    return result
  },
})

/** Renders the state that the callback sets before it returns; that of an asynchronous one when it has ended. */
export function act<Result>(callback: () => Result): Result {
  const result = flushSync(callback)
  if (!(result instanceof Promise)) return result
  // A promise like the callback's own.
  return result.then(renderPending) as Result
}

async function renderPending<Value>(value: Value): Promise<Value> {
  await nextTask()
  flushSync(() => undefined)
  return value
}

interface Rendered {
  readonly container: HTMLElement
  readonly rerender: (node: ReactNode) => void
  readonly unmount: () => void
}

/** Renders into a new element at the end of the page. */
export function render(node: ReactNode): Rendered {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  mounted.set(root, container)
  const rerender = (next: ReactNode) => flushSync(() => root.render(next))
  rerender(node)
  return { container, rerender, unmount: () => unmount(root) }
}

interface RenderedHook<Props, Result> {
  readonly result: { readonly current: Result }
  readonly rerender: (props: Props) => void
  readonly unmount: () => void
}

/** Calls a hook in a component of its own. */
export function renderHook<Result>(useHook: () => Result): RenderedHook<void, Result>
export function renderHook<Props, Result>(useHook: (props: Props) => Result, props: Props): RenderedHook<Props, Result>
export function renderHook<Props, Result>(
  useHook: (props?: Props) => Result,
  props?: Props,
): RenderedHook<Props | undefined, Result> {
  // Set before `render` returns.
  const result = {} as { current: Result }
  function Caller({ input }: { input: Props | undefined }) {
    const value = useHook(input)
    useLayoutEffect(() => {
      result.current = value
    })
    return null
  }
  const { rerender, unmount: unmountCaller } = render(createElement(Caller, { input: props }))
  return { result, rerender: (next) => rerender(createElement(Caller, { input: next })), unmount: unmountCaller }
}

/** Unmounts everything that was rendered. */
export function cleanup(): void {
  for (const root of [...mounted.keys()]) unmount(root)
}

function unmount(root: Root): void {
  flushSync(() => root.unmount())
  mounted.get(root)?.remove()
  mounted.delete(root)
}
