/**
 * Deadlines of searches. A deadline only reduces the hits: every hit of an incomplete answer is a hit of the complete
 * one, and records excluded by a filter or a key stay excluded.
 */
import { badRequest } from './refusal.ts'

export type Deadline = {
  /**
   * Whether time is up; the search then stops looking. In a loop `step` counts up, and the clock is looked at once in
   * 4,096 steps, which costs nothing that can be measured; `step << 4` looks sixteen times as often.
   */
  readonly passed: (step?: number) => boolean
  /**
   * Whether half of the time is up: the words of a query are looked up until then, so that time is left to judge by
   * them.
   */
  readonly halfway: () => boolean
  /**
   * Whether it is too late to build hits as well: building has a somewhat later deadline, so that the matches can be
   * shown.
   */
  readonly late: () => boolean
  /** Whether any check reported the deadline as passed, so that the answer is incomplete. */
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

/** A deadline that never passes, for callers that need the complete answer. */
export const noDeadline: Deadline = {
  passed: () => false,
  halfway: () => false,
  late: () => false,
  cut: () => false,
  take: () => {},
}

/**
 * Milliseconds of one query, during which the thread answers no other request. Chosen: the public client abandons a
 * host after a second without an answer and retries, which adds load to a slow service; an ordinary query takes a
 * hundredth of this.
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
