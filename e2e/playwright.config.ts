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
  // Tests that type and fill in forms wait most of their time, so that two cores bear three.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A machine that stands still for seconds fails a test that is right. What needs its second try is told by name.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  projects: [
    {
      name: 'journeys',
      testMatch: '*.e2e.ts',
      testIgnore: [
        'editing.e2e.ts',
        'faults.e2e.ts',
        'token.e2e.ts',
        'fuzz.e2e.ts',
        'instances.e2e.ts',
        'lighthouse.e2e.ts',
      ],
    },
    // Each save makes a new edition of the catalogue, of which others would see lists change under their hands.
    { name: 'editing', testMatch: 'editing.e2e.ts', dependencies: ['journeys'] },
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
