import { defineConfig } from 'vitest/config'
import { LongestFirst } from './harness/longest-first.ts'

// Two rings. `process` treats the product as an operator does: it starts, kills and misconfigures it. `e2e` sits in front of the browser.
export default defineConfig({
  test: {
    pool: 'forks',
    isolate: false,
    // Each file runs a server and a browser page: more at once on two cores would only make each other late.
    maxWorkers: 2,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'process',
          sequence: { groupOrder: 0 },
          // What is started here spends much of its time waiting to be started.
          maxWorkers: 3,
          root: import.meta.dirname,
          include: ['process/**/*.process.test.ts'],
          globalSetup: ['harness/template.setup.ts', 'harness/small-project.setup.ts'],
          expect: { requireAssertions: true, poll: { timeout: 20_000, interval: 50 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 1 },
          root: import.meta.dirname,
          include: ['{journeys,screens,budget}/**/*.e2e.test.ts'],
          // A browser beside two databases on two cores is late now and then. Once more tells late from wrong; twice would hide it.
          retry: 1,
          globalSetup: ['harness/template.setup.ts'],
          expect: { requireAssertions: true, poll: { timeout: 20_000, interval: 100 } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
