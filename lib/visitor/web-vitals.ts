/** The measurements of a page view. Milliseconds; `cls` is a sum of shifts without a unit. Source: https://web.dev/articles/vitals */
export type Vitals = {
  /** Left out by a browser that does not measure it. */
  readonly cls?: number
  readonly ttfb?: number
  readonly lcp?: number
  readonly inp?: number
}
