/**
 * Stands in for the package `qs` in browsers (`next.config.ts`). InstantSearch brings it, with 14 kB of script, for its router
 * of history, which no page uses: `use-address-router.ts` writes addresses. See docs/decisions/089-no-history-router.md.
 */
const refuse = (): never => {
  throw new Error('Pages hold no router of InstantSearch; give <InstantSearch> the routing of use-address-router.ts.')
}

/** What `qs` exports by default; each of both throws an error, with the words on what to do. */
const unused = { parse: refuse, stringify: refuse }
// Named exports would not do: InstantSearch imports the default export of `qs`.
// oxlint-disable-next-line import/no-default-export
export default unused
