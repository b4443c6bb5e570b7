/** Time on the processor: what others do on the machine meanwhile does not count. */

/** Milliseconds that this thread has had on the processor. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
