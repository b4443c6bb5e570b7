/** Labels of places: unique, with what tells places of one name apart, and the one that the bare name means first. */

export type Kind = 'town' | 'locality' | 'municipality' | 'province' | 'island' | 'region'

export type Entry = {
  readonly name: string
  readonly kind: Kind
  readonly aliases: readonly string[]
  /** Codes of the municipality, or of those that an area covers. */
  readonly codes: readonly string[]
  readonly municipality: string
  readonly province: string
  readonly lat: number
  readonly lng: number
  readonly size: number
  /** Inhabitants of its municipality: decides where those of towns are unknown. */
  readonly around: number
}
export type Labelled = Entry & { readonly label: string }

/** Inhabitants from which a town precedes a province or island of its name: Utrecht does, the village of Zeeland does not. */
const large = 20_000

/** A name without the sign that sources add to some: “Hengelo (Gld)”, “Haren Gn”. */
export const bare = (name: string): string => name.replace(/ (?:\([^)]*\)|AC|G[Ll][Dd]|G[Nn]|L|N[BH]|Ut)$/, '')

/** The lower, the sooner a bare name means it. */
const rank = ({ kind, size }: Entry): number => {
  if (kind === 'town') return size >= large ? 0 : 2
  return { province: 1, island: 1, region: 3, municipality: 4, locality: 5 }[kind]
}

const words: Partial<Record<Kind, string>> = {
  province: 'provincie',
  island: 'eiland',
  region: 'regio',
  municipality: 'gemeente',
}

/** Inhabitants of what the bare name may mean: of a town that its municipality is named after, those of the municipality. */
const weight = ({ kind, name, municipality, size, around }: Entry): number =>
  kind === 'town' && bare(municipality) === name ? Math.max(size, around) : size

const compare = (one: Entry, other: Entry): number =>
  rank(one) - rank(other) ||
  weight(other) - weight(one) ||
  Number(bare(other.municipality) === other.name) - Number(bare(one.municipality) === one.name) ||
  other.around - one.around

/** Whether the name alone is the label: no other town has it, and no larger hamlet or part of a town. */
const isPlain = (first: Entry, others: readonly Entry[]): boolean =>
  !others.some(({ kind, size }) => kind === 'town' || (kind === 'locality' && size > first.size)) ||
  (first.kind !== 'town' && first.kind !== 'locality')

/** Names that mean something larger to nearly all who type them. */
const larger: ReadonlySet<string> = new Set(['Nederland'])

const labelled = (group: readonly Entry[]): Labelled[] => {
  const sorted = group.toSorted(compare)
  return sorted.map((entry, index) => {
    const others = sorted.filter((other) => other !== entry)
    const isOwn = !others.length || (index === 0 && isPlain(entry, others))
    if (isOwn && !larger.has(entry.name)) return { ...entry, label: entry.name }
    const word = words[entry.kind]
    if (word !== undefined && !others.some(({ kind }) => kind === entry.kind))
      return { ...entry, label: `${entry.name} (${word})` }
    const isShared = entry.kind === 'locality' || others.some(({ province }) => province === entry.province)
    return { ...entry, label: `${entry.name} (${isShared ? bare(entry.municipality) : entry.province})` }
  })
}

/** All entries with a label of their own. @throws Error when two have the same. */
export const labelAll = (entries: readonly Entry[]): Labelled[] => {
  // Kerk-Avezaath and Kerk Avezaath are two villages, and one name to who types it.
  const groups = Map.groupBy(entries, ({ name }) => name.toLowerCase().replaceAll('-', ' '))
  const all = [...groups.values()]
    .flatMap(labelled)
    .toSorted((one, other) => compare(one, other) || one.label.localeCompare(other.label))
  const [twice] = [...Map.groupBy(all, ({ label }) => label)].filter(([, { length }]) => length > 1)
  if (twice) throw new Error(`${twice[1].length} places have the label ${twice[0]}`)
  return all
}
