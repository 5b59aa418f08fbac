import { useConsent } from './consent.ts'
import { dataLayer } from './data-layer.ts'

const SCRIPT = 'https://www.googletagmanager.com/gtm.js'

// Cookies that the tag manager's tags set.
const COOKIES = /^_(?:ga|gid|gat|gcl)/

let isLoaded = false

/** Loads the tag manager's script once, after consent. Withdrawing consent deletes its cookies. */
export function loadTagManager(id: string): void {
  if (isLoaded) return
  isLoaded = true
  dataLayer().push({ event: 'gtm.js', 'gtm.start': Date.now() })
  const script = document.createElement('script')
  script.async = true
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`
  document.head.append(script)
  useConsent.subscribe(({ consent }) => {
    if (consent === 'rejected') dropCookies()
  })
}

function dropCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  // It sets them for the widest domain that it can.
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)]
  for (const name of names.filter((candidate) => COOKIES.test(candidate))) {
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
