/**
 * How long a search goes on looking. Time only bounds what is found: every hit of an answer that was cut short is a hit
 * of the whole answer, and what a filter or a key leaves out stays out.
 */

export type Deadline = {
  /**
   * Whether time is up; whoever is told so stops looking. In a loop `step` counts up, and the clock is looked at once in
   * 4,096 steps, which costs nothing that can be measured; `step << 4` looks sixteen times as often.
   */
  readonly passed: (step?: number) => boolean
  /** Whether half of the time is up: the words of a query are looked up until then, so that time is left to judge by them. */
  readonly halfway: () => boolean
  /** Whether somebody was told that time is up, so that the answer is not whole. */
  readonly cut: () => boolean
}

/** For whoever needs the whole answer, however long it takes. */
export const unhurried: Deadline = { passed: () => false, halfway: () => false, cut: () => false }

/**
 * Milliseconds. Chosen: the public client gives a host up after a second without an answer and asks again, which makes
 * what is slow slower; an ordinary query takes a hundredth of this.
 */
export const queryTime = 200
/** Milliseconds for all queries of one call together: those that come too late find nothing. Chosen: as `queryTime`. */
export const callTime = 600

const stride = 4096

/** From `start` to `end` on `clock`, in milliseconds. */
export const deadlineAt = (start: number, end: number, clock: () => number): Deadline => {
  let [over, half] = [false, false]
  return {
    passed: (step = 0) => {
      if (!over && (step & (stride - 1)) === 0) over = clock() >= end
      return over
    },
    halfway: () => (half ||= clock() >= (start + end) / 2),
    cut: () => over || half,
  }
}
