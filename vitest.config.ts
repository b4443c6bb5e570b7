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
        test: {
          name: 'sqlite',
          include: ['{app,bench,components,lib,platform,sample,schema,scripts,server,service}/**/*.test.{ts,tsx}'],
          exclude: onlyBothTogether,
          // Modules of the site read its settings when they are imported; nothing is called with this one.
          env: { CONTENT_API_TOKEN: 'token-of-the-unit-tests' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onBothDatabases,
          // Questions by chance that both databases are asked: `npm run test:full` asks more of them.
          env: {
            CONTENT_API_TOKEN: 'token-of-the-unit-tests',
            TEST_DATABASE: 'postgres',
            RANDOM_QUERIES: process.env['RANDOM_QUERIES'] || '1000',
          },
          globalSetup: ['service/store/test-server.fixture.ts'],
        },
      },
    ],
  },
})
