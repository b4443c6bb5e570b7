/** Reads the progress of `next build` from its output. */

const pages = /Generating static pages.*\((\d+)\/(\d+)\)/g

/**
 * Reads the output of `next build` piece by piece; answers a line for people when a step has ended, with the seconds that the
 * pages still take by those made so far, or null. `now` says milliseconds from any moment.
 */
export const readBuildProgress = (now: () => number): ((output: string) => string | null) => {
  let begin = 0
  return (output) => {
    const [, made = '0', all = '0'] = [...output.matchAll(pages)].at(-1) ?? []
    if (Number(all) === 0) return output.includes('Compiled successfully') ? 'site: compiled' : null
    if (Number(made) === 0) {
      begin = now()
      return `site: 0 of ${all} pages`
    }
    const left = ((now() - begin) / Number(made)) * (Number(all) - Number(made))
    return `site: ${made} of ${all} pages${made === all ? '' : `, some ${Math.ceil(left / 1000)} s left`}`
  }
}
