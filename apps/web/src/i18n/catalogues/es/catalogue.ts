import { shell } from './shell.ts'
import { time } from './time.ts'
import { ui } from './ui.ts'

/** The source catalogue: English and Portuguese are typed by it, so that a missing key fails the build. */
export const catalogue = { ui, shell, time }
