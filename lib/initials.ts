/** Words that say what an institution is, or join its name. */
const small: ReadonlySet<string> = new Set('de het van voor der den en te of the aan in'.split(' '))

/** The initials of a name, three letters at most: of each word with a capital, or the first letters of a single word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s\-–/]+/).filter((word) => /\p{L}/u.test(word) && !small.has(word.toLowerCase()))
  const [only = ''] = words
  if (words.length === 1) return only === only.toUpperCase() ? only.slice(0, 3) : only.slice(0, 2)
  return words
    .slice(0, 3)
    .map((word) => /\p{L}/u.exec(word)?.[0].toUpperCase() ?? '')
    .join('')
}
