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
  ],
}

/** Files whose tests wait for most of their time, as people do between keys: they cost little processor. */
const waiting = [
  'typing',
  'visitor-path',
  'search-sequences',
  'advice',
  'access',
  'back-to-form',
  'feedback',
  'offline',
].map((name) => `${name}.e2e.ts`)

/** Browser journeys against the built site and the real service; `npm test` starts both and names them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two that keep a core busy each, as a small machine has them, and two that mostly wait.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // Retries absorb stalls of the machine, which fail tests of correct code. The report lists each test that needed one.
  retries: process.env['CI'] ? 2 : 0,
  // Limits for a machine that is three times slower than usual: what is measured here is behaviour, speed is in `bench/`.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [
    {
      name: 'journeys',
      testMatch: '*.e2e.ts',
      // With three, pages waited for a processor longer than tests wait for pages.
      workers: 2,
      testIgnore: [
        ...waiting,
        'editing*.e2e.ts',
        'faults.e2e.ts',
        'token.e2e.ts',
        'fuzz.e2e.ts',
        'instances.e2e.ts',
        'lighthouse.e2e.ts',
      ],
    },
    { name: 'waiting', testMatch: waiting, workers: 2 },
    // Each save makes a new edition of the catalogue, of which others would see lists change under their hands.
    { name: 'editing', testMatch: 'editing*.e2e.ts', workers: 2, dependencies: ['journeys', 'waiting'] },
    // Its times are printed and have no bound (`npm run bench:lighthouse` measures alone): beside editing, whose tests mostly wait.
    { name: 'lighthouse', testMatch: 'lighthouse.e2e.ts', dependencies: ['journeys', 'waiting'] },
    // Lost access to search and faults hold for every visitor at once, so that nobody else may be on the way.
    { name: 'token', testMatch: 'token.e2e.ts', dependencies: ['editing', 'lighthouse'] },
    // A deployment of its own, beside the few tests of the other: nobody should make it slow.
    { name: 'instances', testMatch: 'instances.e2e.ts', dependencies: ['editing', 'lighthouse'] },
    { name: 'faults', testMatch: 'faults.e2e.ts', dependencies: ['token'] },
    // What is sent by chance counts for the limits of forms, which others fill in before, and what an answer costs is read from
    // the processes: nobody else may ask anything.
    { name: 'fuzz', testMatch: 'fuzz.e2e.ts', dependencies: ['faults', 'instances'] },
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
