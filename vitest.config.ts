import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What speaks to a database passes on each kind of it. */
const onBothDatabases = [
  'lib/{advice,forms,storage}/**/*.test.ts',
  'platform/outbox/*.test.ts',
  'platform/records/*.test.ts',
  'service/{auth,content,exchange,store}/**/*.test.ts',
  'service/tests/clients.test.ts',
  'service/tests/durability.test.ts',
  'service/tests/processes.test.ts',
]
/** What compares the databases, or needs PostgreSQL, runs once. */
const onlyBothTogether = ['service/content/databases.test.ts', 'service/tests/processes.test.ts']

/**
 * Files whose tests share processes, and the modules in them, in a third of the time: they speak to no database, replace no
 * module or global, use up no limit that a module holds, and measure nothing of the process.
 */
const shared = [
  '{app,components,lib,platform,sample,schema}/**/*.test.{ts,tsx}',
  'service/{http,publish,search}/**/*.test.ts',
]
const notShared = [
  ...onBothDatabases,
  'app/api/{places,understand}/*.test.ts',
  'components/rich-text/document.test.tsx',
  'components/ui/copy-text.test.ts',
  'lib/content/reading.test.ts',
  'lib/editors/{content-call,draft-session,passkeys}.test.ts',
  'lib/fuzz.test.ts',
  'lib/search/browser-search.test.ts',
  'platform/{log,watchdog}.test.ts',
  'sample/pictures/*.test.ts',
  'service/http/{connections,log,pressure}.test.ts',
  'service/search/fuzz.test.ts',
]

const onSqlite = globSync(
  '{app,bench,components,lib,platform,sample,schema,scripts,server,service}/**/*.test.{ts,tsx}',
).filter((file) => !onlyBothTogether.includes(file))
const isShared = (file: string): boolean =>
  shared.some((pattern) => path.matchesGlob(file, pattern)) &&
  !notShared.some((pattern) => path.matchesGlob(file, pattern))

/** Modules of the site read their settings when they are imported; nothing is called with this one. */
const env = { CONTENT_API_TOKEN: 'token-of-the-unit-tests' }

/** Unit and wire tests, beside the code they test. Browser journeys (`*.e2e.ts`) belong to Playwright. */
export default defineConfig({
  // Outside the framework's bundler the package refuses every import; this is its entry for server components.
  resolve: { alias: { 'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)) } },
  test: {
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One less than that is the default: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'sqlite', include: onSqlite.filter((file) => !isShared(file)), env },
      },
      { extends: true, test: { name: 'shared', include: onSqlite.filter(isShared), isolate: false, env } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onBothDatabases,
          // Questions by chance that both databases are asked: `npm run test:full` asks more of them.
          env: {
            ...env,
            TEST_DATABASE: 'postgres',
            RANDOM_QUERIES: process.env['RANDOM_QUERIES'] || '1000',
          },
          globalSetup: ['service/store/test-server.fixture.ts'],
        },
      },
    ],
  },
})
