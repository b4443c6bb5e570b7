/**
 * The sorted words of an index and a trie over them. The trie lies flat, level by level: the letters that may come next
 * lie side by side, so that a walk looks at few places of memory.
 *
 *     terms  baan bank werk        node      0   1 2   3 4   5 6 7   8 9 10
 *                                  char      ·   b w   a e   a n r   n k k
 *                                  parent        0 0   1 2   3 3 4   5 6 7
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
  /** The letters further down the branch, a bit each (`letterBit`). */
  readonly below: Uint32Array
}

/** The bit of a letter among 32, shared by several letters; each letter from a to z has a bit to itself. */
export const letterBit = (letter: number): number => 1 << (letter & 31)

const sharedPrefix = (a: string, b: string): number => {
  const longest = Math.min(a.length, b.length)
  let length = 0
  while (length < longest && a.charCodeAt(length) === b.charCodeAt(length)) length += 1
  return length
}

/** The letters below each node: children come after their parents, so the last node is the first to be known. */
const lettersBelow = (char: Uint16Array, children: Uint32Array): Uint32Array => {
  const below = new Uint32Array(char.length)
  for (let node = char.length - 1; node >= 0; node -= 1) {
    let letters = 0
    for (let child = children[node] ?? 0; child < (children[node + 1] ?? 0); child += 1)
      letters |= letterBit(char[child] ?? 0) | (below[child] ?? 0)
    below[node] = letters
  }
  return below
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
  return { terms, char, children, low, high, below: lettersBelow(char, children) }
}

/** The node that `prefix` leads to; -1 when no term begins so. */
const nodeOf = ({ char, children }: Dictionary, prefix: string): number => {
  let node = 0
  for (let at = 0; at < prefix.length; at += 1) {
    const letter = prefix.charCodeAt(at)
    const end = children[node + 1] ?? 0
    let from = children[node] ?? 0
    for (let to = end; from < to;) {
      const middle = (from + to) >>> 1
      if ((char[middle] ?? 0) < letter) from = middle + 1
      else to = middle
    }
    if (from === end || char[from] !== letter) return -1
    node = from
  }
  return node
}

/** The number of a term; -1 when the dictionary lacks it. */
export const termNumber = (dictionary: Dictionary, term: string): number => {
  const node = nodeOf(dictionary, term)
  // Of the terms of a branch, the one that ends at its start comes first.
  const number = dictionary.low[node] ?? -1
  return dictionary.terms[number]?.length === term.length ? number : -1
}

/** The terms that start with `prefix`, as a half-open range of term numbers. */
export const prefixRange = (dictionary: Dictionary, prefix: string): readonly [number, number] => {
  const node = nodeOf(dictionary, prefix)
  return [dictionary.low[node] ?? 0, dictionary.high[node] ?? 0]
}
