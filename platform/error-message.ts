/** The message of whatever was thrown, for a log line or a refusal. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const codeOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined

/**
 * Why something failed, without its message, which may hold what a visitor typed: the code of the error or of its cause, such as
 * `ECONNREFUSED`, else its name, such as `TimeoutError`; `unknown` for what is no error.
 */
export const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return 'unknown'
  const code = [thrown, thrown.cause].map(codeOf).find((one) => typeof one === 'string' && one)
  return typeof code === 'string' ? code : thrown.name
}
