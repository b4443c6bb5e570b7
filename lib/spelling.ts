/** Similar spellings of names. */

/** The edit distance between two texts, including swaps of adjacent letters; infinite when it is more than `most`. Source: Damerau–Levenshtein. */
export const editsBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let [before, former]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const edits = Math.min(
        (former[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (former[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
      row[j] = edits
      if (edits < least) least = edits
    }
    // A swap looks back one row further, and saves one edit at most.
    if (least > most + 1) return Infinity
    before = former
    former = row
  }
  const edits = former[b.length] ?? 0
  return edits <= most ? edits : Infinity
}
