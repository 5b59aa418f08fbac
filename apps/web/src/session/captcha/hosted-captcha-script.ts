export type HostedKind = 'turnstile' | 'recaptcha'

interface RenderOptions {
  readonly sitekey: string
  readonly language: string
  readonly hl: string
  readonly callback: (solution: string) => void
  readonly 'error-callback': () => void
  readonly 'expired-callback': () => void
}

/** The common part of both services' script APIs. */
export interface HostedApi {
  render(box: HTMLElement, options: RenderOptions): unknown
  ready?(whenReady: () => void): void
}

const SCRIPTS: Readonly<Record<HostedKind, { readonly address: string; readonly name: string }>> = {
  turnstile: { address: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit', name: 'turnstile' },
  recaptcha: { address: 'https://www.google.com/recaptcha/api.js?render=explicit', name: 'grecaptcha' },
}

let loading: Promise<HostedApi> | null = null

/** Loads the service's script once; a failed load can be retried. */
export function loadHostedApi(kind: HostedKind): Promise<HostedApi> {
  loading ??= load(kind).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(kind: HostedKind): Promise<HostedApi> {
  const { address, name } = SCRIPTS[kind]
  await addScript(address)
  // The script's global is not part of the window's type.
  const api: unknown = Reflect.get(window, name)
  if (!isApi(api)) throw new Error(`${name} has an unexpected API`)
  // reCAPTCHA loads more after its script; Turnstile forbids `ready` in async scripts.
  if (kind === 'recaptcha') await new Promise<void>((resolve) => api.ready?.(resolve))
  return api
}

function isApi(value: unknown): value is HostedApi {
  return typeof value === 'object' && value !== null && (hasFunction(value, 'render') || hasFunction(value, 'ready'))
}

function hasFunction(value: object, name: string): boolean {
  return typeof Reflect.get(value, name) === 'function'
}

function addScript(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => {
    script.remove()
    reject(new Error(`${address} cannot be loaded`))
  })
  document.head.append(script)
  return promise
}
