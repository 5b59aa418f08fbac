/** Tells people from programs. The solution of a challenge can be used once. */
export interface Captcha {
  /** A fresh challenge for the browser. */
  createChallenge(): Promise<CaptchaChallenge>
  /** Uses up a solution. Rejects with `captcha` where it is missing, wrong, too old or used already. */
  spend(solution: string | undefined): Promise<void>
}

export interface CaptchaChallenge {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly signature: string
}
