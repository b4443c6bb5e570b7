// The package has no types for its patterns.
declare module 'hyphen/patterns/nl.js' {
  import type { Patterns } from '#lib/i18n/soft-hyphens.ts'
  const patterns: Patterns
  export default patterns
}
declare module 'hyphen/patterns/en-us.js' {
  import type { Patterns } from '#lib/i18n/soft-hyphens.ts'
  const patterns: Patterns
  export default patterns
}
