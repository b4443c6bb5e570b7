/** The ages at which people ask whether it is too late to become a teacher. The grammar of lines: `field-synonyms.ts`. */
const [first, last] = [35, 67]

const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** A line for each age: “op je 45e”, “45ste”, “45 jaar”, “at 45”. Bare numbers mean other things too. */
export const ages = numbers
  .map(
    (age) =>
      `${age}e, ${age}ste, ${age} jaar, ${age} jaar oud, ${age} jarige, at ${age}, ${age} years old → latere leeftijd; leeftijdsgrens; te oud`,
  )
  .join('\n')
