/**
 * The sorted words of an index and a trie over them. The trie lies flat, level by level: the letters that may come next
 * lie side by side, so that a walk looks at few places of memory.
 *
 *     terms  baan bank werk        node      0   1 2   3 4   5 6   7 8 9
 *                                  char      ·   b w   a e   a n r   n k k       (here 5 6 stand below 3, and 7 below 4)
 */
export type Dictionary = {
  readonly terms: readonly string[]
  /** The letter that leads to each node; node 0, the root, has none. */
  readonly char: Uint16Array
  /** The first child of each node; its children end where those of the next begin. One longer than there are nodes. */
  readonly children: Uint32Array
  /** First term of the branch, and the one after its last. */
  readonly low: Uint32Array
  readonly high: Uint32Array
}

const sharedPrefix = (a: string, b: string): number => {
  const longest = Math.min(a.length, b.length)
  let length = 0
  while (length < longest && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}

/** The dictionary of these words, which must be sorted by UTF-16 units and distinct. */
export const buildDictionary = (terms: readonly string[]): Dictionary => {
  let size = 1
  terms.forEach((term, id) => (size += term.length - sharedPrefix(term, terms[id - 1] ?? '')))
  const [char, children] = [new Uint16Array(size), new Uint32Array(size + 1)]
  const [low, high] = [new Uint32Array(size), new Uint32Array(size)]
  high[0] = terms.length
  let [node, count] = [0, 1]
  for (let depth = 0; node < size; depth += 1) {
    for (const level = count; node < level; node += 1) {
      const first = count
      children[node] = first
      for (let id = low[node] ?? 0; id < (high[node] ?? 0); id += 1) {
        const letter = terms[id]?.charCodeAt(depth) ?? Number.NaN
        // The term that ends here.
        if (Number.isNaN(letter)) continue
        if (count === first || char[count - 1] !== letter) {
          char[count] = letter
          low[count] = id
          count += 1
        }
        high[count - 1] = id + 1
      }
    }
  }
  children[size] = size
  return { terms, char, children, low, high }
}

/** The first of the sorted terms that is not before `word`, by halving. */
export const lowerBound = (terms: readonly string[], word: string, from = 0): number => {
  let to = terms.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((terms[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}

/** The number of a term; -1 when the dictionary lacks it. */
export const termNumber = ({ terms }: Dictionary, term: string): number => {
  const number = lowerBound(terms, term)
  return terms[number] === term ? number : -1
}

/** The terms that start with `prefix`, as a half-open range of term numbers. */
export const prefixRange = ({ terms }: Dictionary, prefix: string): readonly [number, number] => {
  const low = lowerBound(terms, prefix)
  // No letter of a term sorts behind this one, which is no letter.
  return [low, lowerBound(terms, `${prefix}\uffff`, low)]
}
