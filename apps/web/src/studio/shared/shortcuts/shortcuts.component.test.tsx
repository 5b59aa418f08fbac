import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { renderComponent } from '../../../../test/render-component.tsx'
import { setHasSingleKeys, startShortcuts, useShortcuts } from './shortcuts.ts'

afterEach(() => setHasSingleKeys(true))

it.each([
  ['J', 'j', 0],
  ['Shift+X', '{Shift>}x{/Shift}', 0],
  ['/', '/', 0],
  ['G R', 'gr', 0],
  ['Enter', '{Enter}', 1],
  ['Delete', '{Delete}', 1],
  ['Escape', '{Escape}', 1],
  ['Ctrl+K', '{Control>}k{/Control}', 1],
])('runs %s when the keys of one character are switched off: %s, %i times', async (keys, pressed, times) => {
  const run = vi.fn<() => void>()
  function Screen() {
    useShortcuts('Lists', [{ keys, label: 'Do it', run }])
    return null
  }
  onTestFinished(startShortcuts())
  const user = await renderComponent(<Screen />)
  await user.keyboard(pressed)
  expect(run).toHaveBeenCalledTimes(1)
  setHasSingleKeys(false)
  await user.keyboard(pressed)
  expect(run).toHaveBeenCalledTimes(1 + times)
})
