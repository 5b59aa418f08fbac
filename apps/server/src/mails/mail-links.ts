import type { Locale } from '@mixed-zone/contract/locales'
import { paths } from '@mixed-zone/contract/screens'

/** Addresses of screens as mails carry them. They come from `PUBLIC_URL` alone, never from a request. */
export interface MailLinks {
  login(): string
  home(): string
  requestAccess(): string
  requestStatus(code: string): string
  forgotPassword(): string
  newPassword(token: string): string
  unsubscribe(code: string): string
}

export function createMailLinks(publicUrl: string, locale: Locale): MailLinks {
  return {
    login: () => publicUrl + paths.login({ locale }),
    home: () => publicUrl + paths.home({ locale }),
    requestAccess: () => publicUrl + paths.register({ locale }),
    requestStatus: (code) => publicUrl + paths.requestStatus({ locale, code }),
    forgotPassword: () => publicUrl + paths.forgotPassword({ locale }),
    newPassword: (token) => publicUrl + paths.newPassword({ locale, token }),
    unsubscribe: (code) => publicUrl + paths.unsubscribe({ locale, id: code }),
  }
}
