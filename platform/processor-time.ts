/** Processor time of this thread, which time taken by other processes does not add to. */

/** Milliseconds that this thread has had on the processor. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
