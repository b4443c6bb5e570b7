/** Which diploma a programme asks for, where the sources say it of its kind. Pure. */
import type { Program } from './programs.ts'

type Facts = Pick<Program, 'title' | 'level' | 'type' | 'degree'> & {
  readonly qualifications: readonly { readonly name: string }[]
}

/** The messages of `programText.admission`. */
export type Admission =
  | 'headYear'
  | 'master'
  | 'shortPabo'
  | 'bachelor'
  | 'artsOrSport'
  | 'sideEntryPrimary'
  | 'sideEntrySecond'
  | 'sideEntryFirst'

const ofSideEntry: Readonly<Record<string, Admission>> = {
  'Primair onderwijs': 'sideEntryPrimary',
  Tweedegraads: 'sideEntrySecond',
  Eerstegraads: 'sideEntryFirst',
}

/** Those of four years; a bachelor that leads straight to a licence of the first degree is one of arts or sport. */
const ofBachelor: Readonly<Record<string, Admission>> = {
  'Primair onderwijs': 'bachelor',
  Tweedegraads: 'bachelor',
  Eerstegraads: 'artsOrSport',
}

/**
 * The kind of admission of a programme; null where no source says it: of masters of teacher training, modules, the PDG,
 * courses for professionals, and bachelors of a university or without a known licence.
 * Source: sample/articles, routes-naar-het-leraarschap, de-verkorte-deeltijdpabo, zij-instromen-in-het-voortgezet-onderwijs,
 * leraar-worden-in-een-kunstvak; sample/route-steps.ts, kunst-of-sport. Chosen: no field says that a pabo is shortened, its
 * title does.
 */
export const admissionOf = ({ title, level, type, degree, qualifications }: Facts): Admission | null => {
  const first = (kinds: Readonly<Record<string, Admission>>) =>
    qualifications.flatMap(({ name }) => kinds[name] ?? [])[0] ?? null
  if (type === 'kopopleiding') return 'headYear'
  if (type === 'educatieve master') return 'master'
  if (type === 'zij-instroom') return first(ofSideEntry)
  if (type !== 'lerarenopleiding' || level !== 'bachelor') return null
  if (/verkort/i.test(title)) return first(ofBachelor) === 'bachelor' && /pabo/i.test(title) ? 'shortPabo' : null
  return degree === 'Bachelor of Science' || degree === 'Bachelor of Arts' ? null : first(ofBachelor)
}
