/** What a visitor ticks to lay side by side, in this browser, until it is unticked. */
export const comparedKey = 'lesroute:compare:1'

/** Source: features G3. Chosen: more than four columns no longer are side by side on most screens. */
export const mostCompared = 4

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The ids that an address asks to lay side by side, each once, four at most: `ids` repeated, or with commas in it. */
export const readCompared = (parameters: URLSearchParams): string[] =>
  [
    ...new Set(
      parameters
        .getAll('ids')
        .flatMap((text) => text.slice(0, 400).split(','))
        .filter((text) => id.test(text)),
    ),
  ].slice(0, mostCompared)
