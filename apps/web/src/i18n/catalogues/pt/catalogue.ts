import type { Catalogue } from '../../catalogue.ts'
import { captcha } from './captcha.ts'
import { cookies } from './cookies.ts'
import { forgotPassword } from './forgot-password.ts'
import { forms } from './forms.ts'
import { home } from './home.ts'
import { newPassword } from './new-password.ts'
import { post } from './post.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { states } from './states.ts'
import { time } from './time.ts'
import { ui } from './ui.ts'
import { unsubscribe } from './unsubscribe.ts'

export const catalogue: Catalogue = {
  captcha,
  cookies,
  forgotPassword,
  forms,
  home,
  newPassword,
  post,
  shell,
  signIn,
  states,
  time,
  ui,
  unsubscribe,
}
