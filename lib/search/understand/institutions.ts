/** The names under which people know an institution, from the titles of a facet. */
import { foldWords } from '../fold.ts'

/** Short and English names. Source: the institutions' own sites. A name whose institution a facet does not have means nothing. */
const known: Readonly<Record<string, string>> = {
  hva: 'hogeschool van amsterdam',
  uva: 'universiteit van amsterdam',
  vu: 'vrije universiteit amsterdam',
  'vu amsterdam': 'vrije universiteit amsterdam',
  'vrije universiteit': 'vrije universiteit amsterdam',
  hu: 'hogeschool utrecht',
  uu: 'universiteit utrecht',
  rug: 'rijksuniversiteit groningen',
  han: 'han university of applied sciences',
  nhl: 'nhl stenden hogeschool',
  stenden: 'nhl stenden hogeschool',
  che: 'christelijke hogeschool ede',
  hku: 'hogeschool voor de kunsten utrecht',
  ahk: 'amsterdamse hogeschool voor de kunsten',
  'haagse hogeschool': 'de haagse hogeschool',
  kempel: 'hogeschool de kempel',
  'tu e': 'technische universiteit eindhoven',
  codarts: 'codarts hogeschool voor de kunsten',
}

/** Words that say what an institution is, not which. */
const general =
  /^(?:de |hogeschool |universiteit |roc |mbo )|(?: hogeschool| universiteit| university| college| academie| opleidingen| mbo| university of applied sciences| university of the arts)$/

/** What is left of a title without such words, where it still names this institution alone. */
const shortName = (title: string): string | null => {
  const short = title.replace(general, '').replace(general, '')
  return short !== title && short.length >= 5 ? short : null
}

/** The English names of a university, from its Dutch one; none of others. */
const englishNames = (title: string): string[] => {
  const [, kind, town] = /^(technische |rijks)?universiteit (?:van )?(.+)$/.exec(title) ?? []
  if (town !== undefined)
    return kind === 'technische '
      ? [`tu ${town}`, `${town} university of technology`, `technical university of ${town}`]
      : [`university of ${town}`, `${town} university`]
  return title.endsWith(' universiteit') ? [title.replace(/universiteit$/, 'university')] : []
}

/**
 * Every name of the institutions with those titles, folded, and the title it means. `isTaken` says that a word means
 * something else (a place, a plain word): then it is no short name.
 */
export const institutionNames = (
  titles: readonly string[],
  isTaken: (name: string) => boolean,
): ReadonlyMap<string, string> => {
  const byTitle = new Map(titles.map((title) => [foldWords(title), title]))
  const short = [...byTitle].flatMap(([folded, title]) => {
    const name = shortName(folded)
    return name !== null && !isTaken(name) ? [[name, title] as const] : []
  })
  const counts = Map.groupBy(short, ([name]) => name)
  const aliases = Object.entries(known).flatMap(([name, folded]) => {
    const title = byTitle.get(folded)
    return title === undefined ? [] : [[name, title] as const]
  })
  const english = [...byTitle].flatMap(([folded, title]) => englishNames(folded).map((name) => [name, title] as const))
  return new Map([...english, ...short.filter(([name]) => counts.get(name)?.length === 1), ...aliases, ...byTitle])
}
