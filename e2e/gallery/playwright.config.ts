import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../harness/browser.ts'
import type { TestOptions } from '../harness/fixtures.ts'
import { ROOT } from '../harness/project-root.ts'

/** `npm run screens`: takes screenshots of every screen. */
export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: `${ROOT}test-results/gallery`,
  globalSetup: '../harness/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  use: {
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The design page exists in development only.
    productEnv: { NODE_ENV: 'development' },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
})
