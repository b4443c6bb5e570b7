/**
 * A change of sector, “van basisschool naar middelbare school”: what counts is the diploma that somebody has, which the names of both
 * sectors say nothing of. From the mbo there is no one diploma. The grammar of lines: `field-synonyms.ts`.
 */
const primary = ['po', 'basisschool', 'basisonderwijs', 'primair onderwijs', 'primary', 'primary school']
const secondary = ['vo', 'middelbare school', 'voortgezet onderwijs', 'vmbo', 'secondary', 'secondary school']
const vocational = ['mbo', 'roc', 'middelbaar beroepsonderwijs']

/** What stands between the two: the synonyms know runs of words alone. */
const ways = ['naar', 'naar de', 'naar het', 'naar een', 'to']

const line = (from: readonly string[], to: readonly string[], diploma: string): string => {
  const phrases = from.flatMap((left) => ways.flatMap((way) => to.map((goal) => `${left} ${way} ${goal}`)))
  return `${phrases.join(', ')} → ${diploma}`
}

/** A line for each sector that is left, with each way to say that and where somebody goes. */
export const changesOfSector = [
  line(primary, [...secondary, ...vocational], 'pabodiploma'),
  line(secondary, [...primary, ...vocational], 'tweedegraads bevoegdheid'),
].join('\n')
