import { EDITOR, READER } from '../harness/outside-client.ts'
import { PRIVATE_SCREENS, STAFF_SCREENS } from '../pages/private-screens.ts'
import { type OpenScreen, PUBLIC_SCREENS } from '../pages/public-screens.ts'

/** A screen worth looking at, how to get there, and who may. */
export interface Picture {
  readonly name: string
  readonly open: OpenScreen
  readonly as: typeof READER | null
}

const picturesOf = (screens: Readonly<Record<string, OpenScreen>>, as: Picture['as']): Picture[] =>
  Object.entries(screens).map(([name, open]) => ({ name, open, as }))

const design: OpenScreen = async (page, locale) => {
  await page.goto(`/${locale}/design`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

const offline: OpenScreen = async (page, locale) => {
  await PRIVATE_SCREENS.home(page, locale)
  await page.context().setOffline(true)
  await page.locator('header + [role=status] p').waitFor()
}

/** Every screen there is. */
export const PICTURES: readonly Picture[] = [
  ...picturesOf({ ...PUBLIC_SCREENS, design }, null),
  ...picturesOf({ ...PRIVATE_SCREENS, offline }, READER),
  ...picturesOf(STAFF_SCREENS, EDITOR),
]
