import { accessOf, SCREENS, type ScreenName } from '@mixed-zone/contract/screens'
import { expect, it } from 'vitest'
import { entryOf } from './side-bar-entries.ts'

it('has an entry for every screen of the studio, or for the one that it is below', () => {
  // The keys of a constant object are its screens.
  const screens = (Object.keys(SCREENS) as ScreenName[]).filter((name) => accessOf(name).isStudio)
  expect(screens.filter((screen) => entryOf(screen) === undefined)).toEqual([])
})
