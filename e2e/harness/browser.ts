import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The same browser without a window, and without what goes on around one: a visitor costs it two thirds of the work. */
const SHELL = 'chromium-headless-shell'

/** The machine's own browser; `npm test` installs Debian's where there is none. */
export function findBrowser(names: readonly string[] = NAMES): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
  if (found === undefined) throw new Error('There is no chromium on this machine: npm test says how to get it')
  return found
}

/** The one that costs tests the least. */
export const findQuickBrowser = () => findBrowser([SHELL, ...NAMES])

/**
 * Parts of the browser that no page needs. Each new visitor would get pages of their own for what drops down from the address bar, and
 * a spare one: half of what a visitor costs. The first line is what Playwright turns off by itself, which this list takes the place of.
 */
const WITHOUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'PaintHolding'],
  ...['HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...[
    'LensOverlay',
    'MediaRouter',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
]

/** Nothing but the page: no services of the browser's own that call out, no sandbox that root cannot have. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
]
