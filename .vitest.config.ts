import { defineConfig } from 'vitest/config'

/** Unit and wire tests, beside the code they test. Browser journeys (`*.e2e.ts`) belong to Playwright. */
export default defineConfig({
  test: {
    include: ['{app,components,lib,schema,service,bench}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
