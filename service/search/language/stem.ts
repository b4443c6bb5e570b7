/** A word without its usual endings, for finding lines of synonyms only: the index decides forms by its own words. */

const endings = [/(?<=..[^s])s$/, /(?<=...)en$/, /(?<=...)e$/]

/** The same for most forms of one word, in Dutch and English: `diplomas` and `diploma`, `buitenlandse` and `buitenlands`. */
export const stemOf = (word: string): string => {
  let stem = word
  for (const ending of endings) stem = stem.replace(ending, '')
  return stem.replace(/([bcdfghjklmnpqrstvwxz])\1$/, '$1').replace(/([aeou])\1(?=[^aeiou]$)/, '$1')
}
