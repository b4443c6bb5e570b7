/** How deep JSON nests, before it is parsed: a megabyte of brackets takes the parser a third of a second, in which it answers nobody else. */

const [quote, backslash] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)]
const [openArray, openObject] = ['['.charCodeAt(0), '{'.charCodeAt(0)]
const [closeArray, closeObject] = [']'.charCodeAt(0), '}'.charCodeAt(0)]

/** Whether arrays and objects of a text in JSON are nested more than `most` deep; of other texts the answer means nothing. */
export const nestsDeeper = (text: string, most: number): boolean => {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === backslash) index += 1
      else if (code === quote) isInString = false
    } else if (code === quote) isInString = true
    else if (code === openArray || code === openObject) {
      depth += 1
      if (depth > most) return true
    } else if (code === closeArray || code === closeObject) depth -= 1
  }
  return false
}
