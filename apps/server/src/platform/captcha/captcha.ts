/** Which captcha the installation uses: our own, or a service's, with the keys that it gave. */
export type CaptchaSettings =
  | { readonly kind: 'altcha' }
  | { readonly kind: HostedCaptchaKind; readonly siteKey: string; readonly secret: string }

export type HostedCaptchaKind = 'turnstile' | 'recaptcha'

/** Tells people from programs. The solution of a challenge can be used once. */
export interface Captcha {
  /** A fresh challenge for the browser; `not-found` where a service gives it instead. */
  createChallenge(): Promise<CaptchaChallenge>
  /** Uses up a solution. Rejects with `captcha` where it is missing, wrong, too old or used already. */
  spend(solution: string | undefined): Promise<void>
}

export interface CaptchaChallenge {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly signature: string
}
