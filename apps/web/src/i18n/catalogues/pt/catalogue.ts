import type { Catalogue } from '../../catalogue.ts'
import { account } from './account.ts'
import { captcha } from './captcha.ts'
import { cookies } from './cookies.ts'
import { forgotPassword } from './forgot-password.ts'
import { forms } from './forms.ts'
import { home } from './home.ts'
import { newPassword } from './new-password.ts'
import { post } from './post.ts'
import { requestAccess } from './request-access.ts'
import { requestStatus } from './request-status.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { states } from './states.ts'
import { time } from './time.ts'
import { tutorial } from './tutorial.ts'
import { ui } from './ui.ts'
import { unsubscribe } from './unsubscribe.ts'

export const catalogue: Catalogue = {
  account,
  captcha,
  cookies,
  forgotPassword,
  forms,
  home,
  newPassword,
  post,
  requestAccess,
  requestStatus,
  shell,
  signIn,
  states,
  time,
  tutorial,
  ui,
  unsubscribe,
}
