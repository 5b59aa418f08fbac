export interface SolvedCaptcha {
  /** What a call carries as `captcha`. */
  readonly payload: string
  readonly expiresAt: Date | null
}

interface Solving {
  readonly signal: AbortSignal
  /** On the page, for a captcha that shows something. */
  readonly place: HTMLElement | null
}

/** Solves a fresh captcha, or has the person solve it. Null where that cannot be. */
export type SolveCaptcha = (solving: Solving) => Promise<SolvedCaptcha | null>
