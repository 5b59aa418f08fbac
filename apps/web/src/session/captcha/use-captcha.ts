import { useCallback, useEffect, useRef, useState } from 'react'
import { bootConfig } from '../../api/boot-config.ts'
import type { SolveCaptcha, SolvedCaptcha } from './solved-captcha.ts'

export type CaptchaState = 'unchecked' | 'working' | 'verified' | 'failed'

// The request has to arrive before the challenge expires.
const EXPIRY_MARGIN_MS = 10_000

export interface Captcha {
  readonly state: CaptchaState
  /** The element that an external captcha is rendered into; ours needs none. */
  readonly setPlace: (element: HTMLElement | null) => void
  /** Starts solving, unless it is solved or running. */
  readonly start: () => void
  /** Resolves with the solved captcha, or null if it cannot be solved. */
  readonly ensure: () => Promise<string | null>
  /** Discards a used captcha: each is accepted once. */
  readonly reset: () => void
}

/** The captcha of one form. Its code and its worker are loaded when it first starts. */
export function useCaptcha(): Captcha {
  const [state, setState] = useState<CaptchaState>('unchecked')
  const solving = useRef<Promise<SolvedCaptcha | null> | null>(null)
  const controller = useRef<AbortController | null>(null)
  const place = useRef<HTMLElement | null>(null)
  const expiry = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const setPlace = useCallback((element: HTMLElement | null) => {
    place.current = element
  }, [])

  const reset = useCallback(() => {
    controller.current?.abort()
    clearTimeout(expiry.current)
    solving.current = null
    setState('unchecked')
  }, [])

  const run = useCallback(async (): Promise<SolvedCaptcha | null> => {
    const own = new AbortController()
    controller.current = own
    setState('working')
    const solved = await load()
      .then((solve) => solve({ signal: own.signal, place: place.current }))
      .catch(() => null)
    // Reset meanwhile: the state belongs to a later run.
    if (own.signal.aborted) return null
    setState(solved === null ? 'failed' : 'verified')
    if (solved === null) solving.current = null
    if (solved?.expiresAt) {
      const remainingMs = solved.expiresAt.getTime() - Date.now() - EXPIRY_MARGIN_MS
      expiry.current = setTimeout(reset, Math.max(EXPIRY_MARGIN_MS, remainingMs))
    }
    return solved
  }, [reset])

  const solve = useCallback(() => {
    solving.current ??= run()
    return solving.current
  }, [run])

  useEffect(() => () => controller.current?.abort(), [])
  useEffect(() => () => clearTimeout(expiry.current), [])

  return {
    state,
    setPlace,
    start: () => void solve(),
    ensure: async () => (await solve())?.payload ?? null,
    reset,
  }
}

function load(): Promise<SolveCaptcha> {
  if (bootConfig.captcha.kind === 'altcha') return import('./solve-captcha.ts').then((module) => module.solveCaptcha)
  return import('./hosted-captcha.ts').then((module) => module.solveHostedCaptcha)
}
