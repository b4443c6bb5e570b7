/**
 * Measures the Web Vitals of a page view with the browser's performance API.
 * Chosen: some forty lines of own code, since the usual library takes 3.5 of the 5 kB that a page may load. Not
 * measured: pages restored from the back/forward cache, and client-side navigations.
 */
import type { Vitals } from './web-vitals.ts'

/** Fields of the platform that TypeScript's library lacks. */
type Measured = PerformanceEntry & {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
}

const observe = (type: string, each: (entry: Measured) => void): void => {
  // A browser without support for the type reports nothing.
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
    type,
    buffered: true,
    durationThreshold: 40,
  } as PerformanceObserverInit)
}

/**
 * Shifts of the layout, as the worst window of shifts that follow each other within a second, five seconds at most.
 * Source: https://web.dev/articles/cls
 */
const createShifts = () => {
  let [worst, sum, began, last] = [0, 0, 0, 0]
  const add = ({ value = 0, hadRecentInput, startTime }: Measured): void => {
    if (hadRecentInput) return
    const follows = startTime - last < 1000 && startTime - began < 5000
    if (!follows) began = startTime
    sum = follows ? sum + value : value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return { add, worst: () => worst }
}

/**
 * Calls `report` once, when the page is hidden for the first time: milliseconds to the first byte, to the largest part of the
 * picture, and of the slowest answer to a touch; the sum of shifts. What was not seen is left out.
 */
export const observeVitals = (report: (figures: Vitals) => void): void => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const shifts = createShifts()
  // Without shifts a page has 0, which a browser that does not measure them would claim of each.
  const hasShifts = PerformanceObserver.supportedEntryTypes.includes('layout-shift')
  let [lcp, inp] = [0, 0]
  observe('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime
  })
  observe('layout-shift', shifts.add)
  observe('event', ({ duration, interactionId }) => {
    if (interactionId) inp = Math.max(inp, duration)
  })
  const hidden = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', hidden, true)
    report({
      ...(hasShifts ? { cls: Math.round(shifts.worst() * 1000) / 1000 } : {}),
      ...(navigation && navigation.responseStart > 0 ? { ttfb: Math.round(navigation.responseStart) } : {}),
      ...(lcp > 0 ? { lcp: Math.round(lcp) } : {}),
      ...(inp > 0 ? { inp: Math.round(inp) } : {}),
    })
  }
  addEventListener('visibilitychange', hidden, true)
}
