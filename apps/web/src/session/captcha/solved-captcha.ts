export interface SolvedCaptcha {
  /** The `captcha` field of a request. */
  readonly payload: string
  readonly expiresAt: Date | null
}

interface Solving {
  readonly signal: AbortSignal
  /** The element that an external captcha is rendered into. */
  readonly place: HTMLElement | null
}

/** Solves a new captcha, or lets the person solve it. Null if that fails. */
export type SolveCaptcha = (solving: Solving) => Promise<SolvedCaptcha | null>
