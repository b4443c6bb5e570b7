import { defineConfig } from 'vitest/config'

/** Whole releases, built and opened: minutes each, so that they run by `npm run test:full` alone. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.full.ts'],
    testTimeout: 15 * 60_000,
    hookTimeout: 5 * 60_000,
    fileParallelism: false,
  },
})
