import type { Catalogue } from '../../catalogue.ts'
import { captcha } from './captcha.ts'
import { cookies } from './cookies.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { states } from './states.ts'
import { time } from './time.ts'
import { ui } from './ui.ts'

export const catalogue: Catalogue = {
  captcha,
  cookies,
  home,
  shell,
  signIn,
  states,
  time,
  ui,
}
