import { defineConfig, devices } from '@playwright/test'

const launchOptions = {
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  // Containers have no user namespace to build a sandbox in; nothing but our own pages is opened.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // A page of a test is over before code that is compiled to run fast gains what compiling it costs: a tenth of all time.
    '--js-flags=--no-opt,--no-maglev,--max-lazy',
  ],
}

const files = (...names: readonly string[]): string[] => names.map((name) => `${name}.e2e.ts`)

/** Files whose tests wait for most of their time, as people do between keys: they cost little processor. */
const waiting = files(
  'typing',
  'visitor-path',
  'search-sequences',
  'advice',
  'access',
  'back-to-form',
  'form-drafts',
  'feedback',
  'offline',
)

/** Files that look at pages one by one, whatever the lists on them hold. */
const looks = files('pages', 'style-guide', 'forced-colours', 'text-spacing', 'layout-shift', 'media', 'embeds')

const others = files('editing*', 'faults', 'token', 'fuzz', 'instances', 'lighthouse')

/** Browser journeys against the built site and the real service; `npm test` starts both and names them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Three keep two cores busy, since a page waits for a third of its time; two mostly wait.
  workers: 5,
  // On the command line it would not count for projects that others depend on.
  ...(process.env['E2E_SAMPLE'] ? { grepInvert: /@full/ } : {}),
  forbidOnly: Boolean(process.env['CI']),
  // Retries absorb stalls of the machine, which fail tests of correct code. The report lists each test that needed one.
  retries: process.env['CI'] ? 2 : 0,
  // Limits for a machine that is three times slower than usual: what is measured here is behaviour, speed is in `bench/`.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: [...waiting, ...looks, ...others], workers: 3 },
    { name: 'waiting', testMatch: waiting, workers: 2 },
    // Each save makes a new edition of the catalogue, of which others would see lists change under their hands.
    { name: 'editing', testMatch: 'editing*.e2e.ts', workers: 2, dependencies: ['journeys', 'waiting'] },
    { name: 'looks', testMatch: looks, workers: 3, dependencies: ['journeys', 'waiting'] },
    // Its times are printed and have no bound (`npm run bench:lighthouse` measures alone).
    { name: 'lighthouse', testMatch: 'lighthouse.e2e.ts' },
    // A deployment of its own.
    { name: 'instances', testMatch: 'instances.e2e.ts', workers: 1 },
    // Lost access to search and faults hold for every visitor at once, so that nobody else may be on the way.
    { name: 'token', testMatch: 'token.e2e.ts', dependencies: ['editing', 'looks', 'lighthouse', 'instances'] },
    { name: 'faults', testMatch: 'faults.e2e.ts', dependencies: ['token'] },
    // What is sent by chance counts for the limits of forms, which others fill in before, and what an answer costs is read from
    // the processes: nobody else may ask anything.
    { name: 'fuzz', testMatch: 'fuzz.e2e.ts', dependencies: ['faults'] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['E2E_SITE_URL'] ?? 'http://localhost:3000',
    locale: 'nl-NL',
    // The worker for offline reading fetches the code of the site anew for each test, at the cost of another page. Files that
    // show what it does allow it, and `npm run test:full` allows it everywhere.
    serviceWorkers: process.env['FULL_SQUARE'] ? 'allow' : 'block',
    // Recording every test takes a sixth of the time.
    trace: 'on-first-retry',
    launchOptions,
  },
})
