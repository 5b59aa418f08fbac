/** The configured captcha: our own, or a hosted service with its keys. */
export type CaptchaSettings =
  | { readonly kind: 'altcha' }
  | { readonly kind: HostedCaptchaKind; readonly siteKey: string; readonly secret: string }

export type HostedCaptchaKind = 'turnstile' | 'recaptcha'

/** Each solution can be used once. */
export interface Captcha {
  createChallenge(): Promise<CaptchaChallenge>
  /** Consumes a solution. Rejects with `captcha` if it is missing, wrong, expired or used. */
  spend(solution: string | undefined): Promise<void>
}

export interface CaptchaChallenge {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly signature: string
}
