import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { renderComponent } from '../../../../test/render-component.tsx'
import { setHasSingleKeys, startShortcuts, useShortcuts } from './shortcuts.ts'

afterEach(() => setHasSingleKeys(true))

/** Returns how often a shortcut runs before and after those of a single character are switched off. */
async function press(keys: string, pressed: string): Promise<[number, number]> {
  const run = vi.fn<() => void>()
  function Screen() {
    useShortcuts('Lists', [{ keys, label: 'Do it', run }])
    return null
  }
  onTestFinished(startShortcuts())
  const user = await renderComponent(<Screen />)
  await user.keyboard(pressed)
  const before = run.mock.calls.length
  setHasSingleKeys(false)
  await user.keyboard(pressed)
  return [before, run.mock.calls.length - before]
}

it.each([
  ['J', 'j'],
  ['Shift+X', '{Shift>}x{/Shift}'],
  ['/', '/'],
  ['G R', 'gr'],
])('ignores %s while shortcuts of a single character are off', async (keys, pressed) => {
  expect(await press(keys, pressed)).toEqual([1, 0])
})

it.each([
  ['Enter', '{Enter}'],
  ['Delete', '{Delete}'],
  ['Escape', '{Escape}'],
  ['Ctrl+K', '{Control>}k{/Control}'],
])('still runs %s while shortcuts of a single character are off', async (keys, pressed) => {
  expect(await press(keys, pressed)).toEqual([1, 1])
})

it('repeats only shortcuts that allow it while their key is held', async () => {
  const decide = vi.fn<() => void>()
  const move = vi.fn<() => void>()
  function Screen() {
    useShortcuts('Lists', [
      { keys: 'A', label: 'Authorise', run: decide },
      { keys: 'J', label: 'Move', run: move, canRepeat: true },
    ])
    return null
  }
  onTestFinished(startShortcuts())
  const user = await renderComponent(<Screen />)
  await user.keyboard('{a>3/}{j>3/}')
  expect(decide).toHaveBeenCalledTimes(1)
  expect(move).toHaveBeenCalledTimes(3)
})
