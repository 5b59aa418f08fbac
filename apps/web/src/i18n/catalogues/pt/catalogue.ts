import type { Catalogue } from '../../catalogue.ts'
import { shell } from './shell.ts'
import { time } from './time.ts'
import { ui } from './ui.ts'

export const catalogue: Catalogue = { ui, shell, time }
