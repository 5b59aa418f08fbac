import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findQuickBrowser } from './harness/browser.ts'
import { DEVICES } from './harness/devices.ts'
import type { TestOptions } from './harness/fixtures.ts'
import { ROOT } from './harness/project-root.ts'

const DESIGN = 'screens/design*.spec.ts'
const ANALYTICS = 'journeys/analytics.spec.ts'
const CAPTCHA_SERVICES = 'journeys/captcha-services.spec.ts'

/** A file in these projects starts one product with that configuration, so its tests stay in one worker. */
const ONE_WORKER_PER_FILE = { fullyParallel: false }

const captchaService = (kind: string) => ({
  productEnv: { CAPTCHA: kind, CAPTCHA_SITE_KEY: 'the-public-key', CAPTCHA_SECRET: 'the-secret-key' },
})

/** Browser tests. Each project is one configuration of the product under test; a worker starts it once and shares it. */
export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: `${ROOT}test-results/browser`,
  globalSetup: './harness/global-setup.ts',
  // For two cores: with one worker each, a core was idle whenever a test waited for a mail, a timer or the other core.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A retry tells a slow machine from a defect. `npm test` lists every flaky test and fails if there are too many.
  retries: 1,
  reporter: [
    ['list'],
    // Read by `npm test`.
    ['json', { outputFile: `${ROOT}test-results/browser.json` }],
  ],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...DEVICES.desk,
    locale: 'es',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // Requests of a service worker bypass `page.route`.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording every test would take a third of the time. A failed test is repeated, and that run is recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findQuickBrowser(), args: BROWSER_FLAGS },
  },
  projects: [
    {
      name: 'design',
      testMatch: DESIGN,
      ...ONE_WORKER_PER_FILE,
      use: { productEnv: { NODE_ENV: 'development' } },
    },
    {
      name: 'analytics',
      testMatch: ANALYTICS,
      ...ONE_WORKER_PER_FILE,
      use: { productEnv: { ANALYTICS_ID: 'GTM-TEST1234' } },
    },
    ...['turnstile', 'recaptcha'].map((kind) => ({
      name: kind,
      testMatch: CAPTCHA_SERVICES,
      ...ONE_WORKER_PER_FILE,
      use: captchaService(kind),
    })),
    // Last: its tests share out over all workers, so that none is left alone with a file at the end.
    {
      name: 'portal',
      testMatch: '{journeys,screens,budget}/**/*.spec.ts',
      testIgnore: [DESIGN, ANALYTICS, CAPTCHA_SERVICES],
    },
  ],
})
