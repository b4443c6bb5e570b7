import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** What speaks to a database passes on each kind of it. */
const onBothDatabases = [
  // The other rules of advice calls speak to the same records, which have tests of their own.
  'lib/advice/{book,holds,random-bookings}.test.ts',
  'lib/{forms,storage}/**/*.test.ts',
  'platform/outbox/*.test.ts',
  'platform/records/*.test.ts',
  'service/{auth,content,exchange,store}/**/*.test.ts',
  'service/tests/clients.test.ts',
  'service/tests/durability.test.ts',
  'service/tests/processes.test.ts',
]
/** Those that query it themselves. What the others ask of it, `databases.test.ts` asks at random: `npm test` runs these alone. */
const direct = [
  'lib/advice/holds.test.ts',
  '{lib/storage,platform/*,service/store}/**',
  'service/auth/sessions.test.ts',
  'service/content/{databases,write/{publish-due,random-writes}}.test.ts',
]
/** What compares the databases, or needs PostgreSQL, runs once. */
const onlyBothTogether = ['service/content/databases.test.ts', 'service/tests/processes.test.ts']

/**
 * Most files share two processes, and the modules in them, which saves a third of the time. These have modules of their own, in a
 * thread, since they replace a module or a global: a thread costs 0.7 s of processor time less than a process does.
 */
const replacing = [
  'app/activiteiten/agenda.ics/*.test.ts',
  'app/api/{places,understand,advice/calendar}/*.test.ts',
  'app/api/editors/*/*.test.ts',
  'components/media/production.test.tsx',
  'components/player/playback.test.ts',
  'components/rich-text/{document,explanations,relations/relation}.test.tsx',
  'components/ui/copy-text.test.ts',
  'components/{advice,agenda,desks,routes,visitor}/*.test.tsx',
  'lib/content/{agenda,current-figures,reading,saved,scheduling,understanding}.test.ts',
  'lib/editors/{content-call,draft-session,items,list,passkeys,unsaved-copies,versions}.test.ts',
  'lib/forms/{form-metadata,form-state}.test.ts',
  'lib/markdown-alternates/pages/navigator.test.ts',
  'lib/mcp/server.test.ts',
  'lib/advice/booking-page.test.ts',
  'lib/search/browser-search.test.ts',
  'service/content/{answer-size,row-limit}.test.ts',
]
/**
 * These measure their process, use up a limit that a module holds, or ask a whole service with clients that wait only so long: they
 * have a process of their own.
 */
const measuring = [
  'lib/forms/{class,receive}.test.ts',
  'lib/fuzz.test.ts',
  'platform/{log,watchdog}.test.ts',
  'sample/pictures/*.test.ts',
  'service/content/{costs,robustness}.test.ts',
  'service/content/write/cost.test.ts',
  'service/http/{connections,load-shedding,log}.test.ts',
  'service/media/{cost,fairness}.test.ts',
  'service/search/fuzz.test.ts',
  'service/tests/{agents,contract-only,dossiers,empty-collections}.test.ts',
]

const onSqlite = globSync(
  '{app,bench,components,lib,platform,sample,schema,scripts,server,service}/**/*.test.{ts,tsx}',
).filter((file) => !onlyBothTogether.includes(file))
const onPostgres = onBothDatabases.flatMap((pattern) => globSync(pattern))
const isDirect = (file: string): boolean =>
  [...direct, ...onlyBothTogether].some((pattern) => path.matchesGlob(file, pattern))
const isReplacing = (file: string): boolean => replacing.some((pattern) => path.matchesGlob(file, pattern))
const isMeasuring = (file: string): boolean => measuring.some((pattern) => path.matchesGlob(file, pattern))
const isShared = (file: string): boolean => !isReplacing(file) && !isMeasuring(file)

/** The projects for those files: what they share, and what is theirs alone. */
const projectsOf = (name: string, files: readonly string[], test: TestProjectInlineConfiguration['test']) =>
  [
    { name, include: files.filter(isShared), isolate: false },
    { name: `${name}-replacing`, include: files.filter(isReplacing), pool: 'threads' as const },
    { name: `${name}-measuring`, include: files.filter(isMeasuring) },
  ]
    .filter(({ include }) => include.length > 0)
    .map((project) => ({ extends: true as const, test: { ...test, ...project } }))

/** Modules of the site read their settings when they are imported; nothing is called with this one. */
const env = { CONTENT_API_TOKEN: 'token-of-the-unit-tests' }

const postgres = {
  // `npm run test:full` sends more random queries to both databases.
  env: { ...env, TEST_DATABASE: 'postgres', RANDOM_QUERIES: process.env['RANDOM_QUERIES'] || '150' },
  globalSetup: ['service/store/test-server.fixture.ts'],
}

/** Unit and wire tests, beside the code they test. Browser journeys (`*.e2e.ts`) belong to Playwright. */
export default defineConfig({
  // Outside the framework's bundler the package refuses every import; this is its entry for server components.
  resolve: { alias: { 'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)) } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One less than that is the default: half of a machine with two.
    maxWorkers: '100%',
    tags: [
      {
        name: 'full',
        description: 'takes long and guards a rare case: `npm run test:full` runs it, `npm test` does not',
      },
    ],
    projects: [
      ...projectsOf('sqlite', onSqlite, { env }),
      ...projectsOf('postgres', onPostgres.filter(isDirect), postgres),
      ...projectsOf(
        'again',
        onPostgres.filter((file) => !isDirect(file)),
        postgres,
      ),
    ],
  },
})
