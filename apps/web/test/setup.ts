import { BOOT_CONFIG_ID } from '@mixed-zone/contract/boot-config'
import type { BootConfig } from '@mixed-zone/contract/schemas/boot-config'
import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/dom'
import { afterAll, afterEach, vi } from 'vitest'
import { cleanup } from './react.ts'

/** The configuration that the server writes into the page, which the app reads when its modules are loaded. */
const bootConfig: BootConfig = {
  clientCredential: 'portal:portal',
  leagueName: 'Liga Meridiana',
  portalName: 'Mixed Zone',
  leagueColour: null,
  logos: null,
  ownTexts: [],
  help: { email: 'help@league.test', telephone: null },
  timeZone: 'Europe/Madrid',
  version: 'test',
  captcha: { kind: 'altcha', siteKey: null },
  analytics: { id: null, debug: false },
  videoHost: null,
  development: false,
}

const script = document.createElement('script')
script.id = BOOT_CONFIG_ID
script.type = 'application/json'
script.textContent = JSON.stringify(bootConfig)
document.head.append(script)

/** Solves every captcha at once: the proof of work is tested with the library that both sides share. */
class CaptchaWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null

  postMessage(): void {
    queueMicrotask(() => this.onmessage?.({ data: { counter: 1, derivedKey: '00' } }))
  }

  terminate(): void {}
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const INLINE_ELEMENTS = new Set(['A', 'B', 'EM', 'I', 'MARK', 'SMALL', 'SPAN', 'STRONG', 'TIME', 'svg'])

/** Style sheets are not loaded here, so inline styles and the default `display` suffice. jsdom's own takes half of the time of `getByRole`. */
function computeStyle({ style, tagName }: HTMLElement) {
  const display = style.display || (INLINE_ELEMENTS.has(tagName) ? 'inline' : 'block')
  const getPropertyValue = (name: string) => (name === 'display' ? display : style.getPropertyValue(name))
  return new Proxy(style, {
    get(target, name) {
      if (name === 'display') return display
      return name === 'getPropertyValue' ? getPropertyValue : Reflect.get(target, name, target)
    },
  })
}

// jsdom has no layout, no workers and no blob URLs.
Object.assign(window, {
  Worker: CaptchaWorker,
  IntersectionObserver: NoObserver,
  ResizeObserver: NoObserver,
  scrollTo: () => {},
  getComputedStyle: computeStyle,
  matchMedia: (media: string) => ({ media, matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
})
Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} })
Element.prototype.scrollIntoView = () => {}
Element.prototype.scrollTo = () => {}
Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, value: 1024 })
Element.prototype.getAnimations = () => []

configure({
  // A busy machine takes longer than the default second.
  asyncUtilTimeout: 20_000,
  // Without the DOM, which would be printed at every attempt of `findBy…`: that takes a third of the time.
  getElementError: (message) => new Error(message ?? 'not found'),
})

afterEach(cleanup)

// Files of a worker share modules. The app that a file has rendered last still follows its session: when the next file sets one, its router
// would load the current path again and send requests that no test expects.
afterAll(() => {
  vi.resetModules()
})
