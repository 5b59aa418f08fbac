import { defineConfig } from 'vitest/config'

const failOnConsoleError = './apps/server/test/setup/fail-on-console-error.ts'

/** Tests of one engine's own behaviour, beside those that run on both. */
const ENGINE_TESTS = { embedded: 'apps/server/**/*.embedded.test.ts', server: 'apps/server/**/*.server.test.ts' }

const API_TESTS = 'apps/server/**/*.api.test.ts'

/**
 * API tests that also run on the embedded engine, which is PostgreSQL with one session for everybody behind a socket of our own: those that
 * can fail there although they pass on a server. Every other test needs one engine only; browser and process tests run the whole product on
 * the embedded one. See docs/decisions/057.
 */
const API_TESTS_OF_BOTH_ENGINES = [
  // The harness itself, commands that join a running product, migrations, connections and stored data.
  'apps/server/test/**/*.api.test.ts',
  'apps/server/src/commands/{admin,import}.api.test.ts',
  'apps/server/src/platform/{database,storage}/**/*.api.test.ts',
  // Jobs, notifications and streams, which hold connections.
  'apps/server/src/platform/{changes,jobs}/**/*.api.test.ts',
  'apps/server/src/platform/mail/{mail-sender,outbox,requeue-unsent}.api.test.ts',
  'apps/server/src/modules/live/**/*.api.test.ts',
  'apps/server/src/modules/library/{post-index,response-cache}/*.api.test.ts',
  'apps/server/src/modules/search/filter/filter-posts-cache.api.test.ts',
  'apps/server/src/modules/studio/jobs/*.api.test.ts',
  'apps/server/src/modules/studio/mail/bulk-mail.api.test.ts',
  'apps/server/src/modules/studio/people/bulk-*.api.test.ts',
  'apps/server/src/modules/usage/{update-post-data,reports/preview-report}.api.test.ts',
  // Transactions and locks of concurrent calls.
  'apps/server/src/mails/desk/*.api.test.ts',
  'apps/server/src/modules/access/login-in-progress.api.test.ts',
  'apps/server/src/modules/access/requests/*.api.test.ts',
  'apps/server/src/modules/library/publishing/*.api.test.ts',
  'apps/server/src/modules/people/delete-account.api.test.ts',
  'apps/server/src/modules/studio/coverage/tonight.api.test.ts',
  'apps/server/src/modules/studio/mail/mail-changes.api.test.ts',
  'apps/server/src/modules/studio/matchdays/live-scores.api.test.ts',
  'apps/server/src/modules/studio/people/merge*.api.test.ts',
  'apps/server/src/modules/studio/versions/{corrections,versions}.api.test.ts',
  'apps/server/src/modules/studio/writing/{document-room,document-rooms}.api.test.ts',
  'apps/server/src/modules/studio/posts/{publish,bulk-posts,posts-list}.api.test.ts',
  'apps/server/src/modules/studio/requests/{bulk-decisions,decide}.api.test.ts',
  // Dictionaries of text search, which its build has to contain.
  'apps/server/src/modules/search/{queries,text}/*.api.test.ts',
]

const COMPONENT_TESTS = 'apps/web/src/**/*.component.test.tsx'

/** What makes a start of the product quicker makes each of these files quicker, by about a second. */
const AS_STARTED = { execArgv: ['--import', new URL('scripts/drizzle-resolve-hook.mjs', import.meta.url).href] }

/**
 * The embedded engine lives for seconds here. To compile it a second time for speed, as for a server that stays, took a third of the
 * ring's time and gave nothing back.
 */
const COMPILED_ONCE = '--liftoff-only'

/** Passwords are hashed at the least cost where the cost is not the subject. */
const QUICK_HASHES = {
  resolve: {
    alias: { '@node-rs/argon2': new URL('apps/server/test/doubles/quick-argon2.ts', import.meta.url).pathname },
  },
}

/** A whole product is built in these, with a database of its own, on a machine that may be busy. */
const API_LIMITS = { testTimeout: 60_000, hookTimeout: 120_000, teardownTimeout: 20_000 }

/** Tells a slow machine from a defect. `npm test` lists every flaky test and fails if there are too many. Unit tests depend on no timing. */
const RETRY = { retry: 1 }

/** A busy machine takes longer than the default second. */
const EXPECT = { requireAssertions: true, poll: { timeout: 20_000, interval: 50 } }

export default defineConfig({
  test: {
    // For two cores: with one each, a third of their time went by while a test waited for its database.
    maxWorkers: 3,
    // The modules of the product are loaded once for each worker, not once for each file: that was half of the time.
    isolate: false,
    allowOnly: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'apps/server/test/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', COMPONENT_TESTS, API_TESTS, ...Object.values(ENGINE_TESTS)],
          setupFiles: [failOnConsoleError],
          expect: EXPECT,
          testTimeout: 10_000,
        },
      },
      {
        // With the packages that browsers load, and with the production build of React: see apps/web/test/react.ts.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        resolve: {
          alias: {
            // It names the client for Node first, whose requests no test can answer.
            'tus-js-client': new URL('node_modules/tus-js-client/lib.es5/browser/index.js', import.meta.url).pathname,
          },
        },
        test: {
          name: 'component',
          env: { NODE_ENV: 'production' },
          execArgv: ['--conditions=browser'],
          ...RETRY,
          include: [COMPONENT_TESTS],
          environment: 'jsdom',
          // Without state of their own: Node.js loads them once, while the app's modules are loaded anew for each page load of a test.
          server: { deps: { external: [/packages\/(contract|document|test-data)\//] } },
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['./apps/web/test/setup.ts'],
          expect: EXPECT,
          // A busy machine takes several times as long.
          testTimeout: 60_000,
        },
      },
      {
        ...QUICK_HASHES,
        test: {
          name: 'api-embedded',
          ...RETRY,
          include: [...API_TESTS_OF_BOTH_ENGINES, ENGINE_TESTS.embedded],
          globalSetup: ['./apps/server/test/engines/embedded-engine.setup.ts'],
          setupFiles: [failOnConsoleError],
          expect: EXPECT,
          ...API_LIMITS,
          execArgv: [...AS_STARTED.execArgv, COMPILED_ONCE],
        },
      },
      {
        ...QUICK_HASHES,
        test: {
          name: 'api-server',
          ...RETRY,
          include: [API_TESTS, ENGINE_TESTS.server],
          globalSetup: ['./apps/server/test/engines/server-engine.setup.ts'],
          setupFiles: [failOnConsoleError],
          expect: EXPECT,
          ...API_LIMITS,
          ...AS_STARTED,
        },
      },
      {
        // Starts, kills and misconfigures the product as an operator does.
        test: {
          name: 'process',
          ...RETRY,
          include: ['e2e/process/**/*.process.test.ts'],
          globalSetup: ['./e2e/harness/global-setup.ts', './e2e/harness/small-project.setup.ts'],
          expect: EXPECT,
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
