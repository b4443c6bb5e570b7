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

/** Browser journeys against the built site and the real service; `npm test` starts both and names them. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // As many as a small machine has cores: with three, pages waited for a processor longer than tests wait for pages.
  workers: 2,
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
      testIgnore: [
        'editing*.e2e.ts',
        'faults.e2e.ts',
        'token.e2e.ts',
        'fuzz.e2e.ts',
        'instances.e2e.ts',
        'lighthouse.e2e.ts',
      ],
    },
    // Each save makes a new edition of the catalogue, of which others would see lists change under their hands.
    { name: 'editing', testMatch: 'editing*.e2e.ts', dependencies: ['journeys'] },
    // Lost access to search and faults hold for every visitor at once, so that nobody else may be on the way.
    { name: 'token', testMatch: 'token.e2e.ts', dependencies: ['editing'] },
    { name: 'faults', testMatch: 'faults.e2e.ts', dependencies: ['token'] },
    // A deployment of its own, beside the faults of the other, which mostly wait: nobody should make it slow.
    { name: 'instances', testMatch: 'instances.e2e.ts', dependencies: ['editing'] },
    // What is sent by chance counts for the limits of forms, which others fill in before.
    { name: 'fuzz', testMatch: 'fuzz.e2e.ts', dependencies: ['faults'] },
    // Its times are told and not judged: `npm run bench:lighthouse` measures alone.
    { name: 'lighthouse', testMatch: 'lighthouse.e2e.ts', dependencies: ['faults'] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['E2E_SITE_URL'] ?? 'http://localhost:3000',
    locale: 'nl-NL',
    // Recording every test takes a sixth of the time.
    trace: 'on-first-retry',
    launchOptions,
  },
})
