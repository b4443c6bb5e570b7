/**
 * Receives what failed inside. `event` says for the log what could not be done, on what, and what to do about it; absent: a request was
 * answered 500.
 */
export type Report = (error: unknown, event?: string) => void
