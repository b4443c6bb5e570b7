/**
 * How long a search goes on looking. Time only bounds what is found: every hit of an answer that was cut short is a hit
 * of the whole answer, and what a filter or a key leaves out stays out.
 */
import { badRequest } from './refusal.ts'

export type Deadline = {
  /**
   * Whether time is up; the search then stops looking. In a loop `step` counts up, and the clock is looked at once in
   * 4,096 steps, which costs nothing that can be measured; `step << 4` looks sixteen times as often.
   */
  readonly passed: (step?: number) => boolean
  /** Whether half of the time is up: the words of a query are looked up until then, so that time is left to judge by them. */
  readonly halfway: () => boolean
  /** Whether it is too late to build hits as well: that goes on a little longer, so that what was found can be shown. */
  readonly late: () => boolean
  /** Whether somebody was told that time is up, so that the answer is not whole. */
  readonly cut: () => boolean
  /** Counts bytes of the answer. @throws SearchRefusal 400 when the call has more of them than an answer may have. */
  readonly take: (bytes: number) => void
}

/** Bytes that the answer to one call may have, all its queries together. Chosen: a thousand of the longest records. */
export const largestAnswer = 10_000_000

/** Counts the bytes of the answer to one call. */
export const createRoom = (most = largestAnswer): Deadline['take'] => {
  let bytesLeft = most
  return (bytes) => {
    bytesLeft -= bytes
    if (bytesLeft < 0)
      throw badRequest(
        `The answer would have more than ${most} bytes: ask for fewer hits with "hitsPerPage" or "length", or for fewer of their attributes`,
      )
  }
}

/** For callers that need the whole answer, however long it takes. */
export const unhurried: Deadline = {
  passed: () => false,
  halfway: () => false,
  late: () => false,
  cut: () => false,
  take: () => {},
}

/**
 * Milliseconds of one query, which nobody else is answered in. Chosen: the public client gives a host up after a second without an
 * answer and asks again, which makes what is slow slower; an ordinary query takes a hundredth of this.
 */
export const queryTime = 80
/** Milliseconds for all queries of one call together: those that come too late find nothing. Chosen: as `queryTime`. */
export const callTime = 300
/** Milliseconds beyond these in which hits are still built. Chosen: enough for a page of them. */
const grace = 20

const stride = 4096

/** From `start` to `end` on `clock`, in milliseconds. */
export const deadlineAt = (
  start: number,
  end: number,
  clock: () => number,
  take: Deadline['take'] = createRoom(),
): Deadline => {
  let [over, half, tooLate] = [false, false, false]
  return {
    passed: (step = 0) => {
      if (!over && (step & (stride - 1)) === 0) over = clock() >= end
      return over
    },
    halfway: () => (half ||= clock() >= (start + end) / 2),
    late: () => (tooLate ||= clock() >= end + grace),
    cut: () => over || half || tooLate,
    take,
  }
}
