/**
 * The sorted words of an index and a trie over them. The trie lies flat in preorder, so that a walk is a loop over
 * typed arrays and leaving out a branch is a jump:
 *
 *     terms  baan bank werk        node   0 1 2 3 4 5 6 7 8 9
 *                                  char   b a a n n k w e r k
 *                                  depth  1 2 3 4 3 4 1 2 3 4
 *                                  end    6 6 4 4 6 6 . . . .     first node after the branch
 */
export type Dictionary = {
  readonly terms: readonly string[]
  readonly char: Uint16Array
  readonly depth: Uint8Array
  readonly end: Uint32Array
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
  let size = 0
  terms.forEach((term, id) => (size += term.length - sharedPrefix(term, terms[id - 1] ?? '')))
  const [char, depth] = [new Uint16Array(size), new Uint8Array(size)]
  const [end, low, high] = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)]
  const open: number[] = []
  let node = 0
  const close = (until: number, term: number) => {
    while (open.length > until) {
      const closed = open.pop() ?? 0
      end[closed] = node
      high[closed] = term
    }
  }
  terms.forEach((term, id) => {
    close(sharedPrefix(term, terms[id - 1] ?? ''), id)
    for (let at = open.length; at < term.length; at += 1) {
      char[node] = term.charCodeAt(at)
      depth[node] = at + 1
      low[node] = id
      open.push(node)
      node += 1
    }
  })
  close(0, terms.length)
  return { terms, char, depth, end, low, high }
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
