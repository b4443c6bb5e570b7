/**
 * Understands a typed query by rules: which of its words are a place or a filter, and which are words to search
 * for. No state, no requests; time grows with the length of the text, of which 512 characters count.
 */
import { concepts, tails, teachers, type Concept, type ConceptKind } from './concepts.ts'
import { stopWords } from './stop-words.ts'
import { articles } from './denied-words.ts'
import { facetFilter } from '../facet-filter.ts'
import type { Travel } from '../../geo/travel.ts'
import { placeAt } from './place-words.ts'
import { unusedKinds, type UnusedKind } from './unused-kinds.ts'
import { unusedPhraseAt } from './unused-phrases.ts'
import { restOf } from './rest-of-query.ts'
import { beyondOf, denialOf, hasAlready, isLeftFor, isOfUniversity, isSetApart, leavingOf } from './words-before.ts'
import type { FacetKind, Vocabulary } from './vocabulary.ts'
import { foldWords } from '../fold.ts'
import { longest, wordsOf, type Word } from './words.ts'

export type Span = {
  /** The words as they were typed. */
  readonly text: string
  /** The same without case and signs: what names it when it is to count as plain words. */
  readonly key: string
  /** Where it stands in the query, in UTF-16 units. */
  readonly start: number
  readonly end: number
}

export type Understood = Span &
  (
    | UnderstoodValue
    /** `value` is a folded name or four digits, or nearly a name; `radius` the kilometres and `travel` the time that were typed. */
    | UnderstoodPlace
  )

export type Understanding = {
  /** The words to search for: the query itself when nothing was understood. */
  readonly rest: string
  /** In the order of the query. `understand` gives each place; of those, one at most is searched. */
  readonly understood: readonly Understood[]
  /** What is searched for neither as words nor as a filter; absent when there is none. */
  readonly unused?: readonly Unused[] | undefined
  /** The query without its places and what is unused, for sentences that name the place themselves; absent where that is the query. */
  readonly shown?: string | undefined
}

type UnderstoodValue = {
  readonly kind: FacetKind
  readonly attribute: string
  readonly value: string
  /** Where that is not wanted: what is searched instead, one of these in the protocol's form for `facetFilters`. */
  readonly instead?: readonly string[] | undefined
}

/**
 * Words of a query that nothing is searched for by, for the page to say so: those of `unused-kinds.ts`, and a place beside the one that
 * is searched.
 */
export type Unused = Span &
  (
    | { readonly kind: UnusedKind }
    /** `place`: its name, or null for the whole country; `distance`: what was typed with it, as an address has it, or null. */
    | { readonly kind: 'place'; readonly place: string | null; readonly distance: string | null }
  )

type UnderstoodPlace = {
  readonly kind: 'place'
  readonly value: string
  readonly radius: number | null
  readonly travel: Travel | null
}

type Candidate = {
  readonly from: number
  readonly length: number
  readonly isOwnWord: boolean
  readonly meaning: Meaning
  /** What kind of thing is not wanted. */
  readonly excludes?: Meaning['kind']
  /** What else the same words exclude: “niet voltijd of deeltijd”, of which neither half may be left out alone. */
  readonly others?: readonly Meaning[]
}
type Meaning = UnderstoodValue | UnderstoodPlace | { readonly kind: UnusedKind }

/** Words of the longest names and phrases. */
const mostWords = 7
/** Places of one query. More are words. */
const mostPlaces = 4

const valueOf = (values: ReadonlyMap<string, string>, start: string): string | undefined =>
  values.get(start) ??
  [...values].find(([folded]) => folded.startsWith(start))?.[1] ??
  [...values].find(([folded]) => folded.endsWith(` ${start}`))?.[1]

const meaningOf = ({ kind, means }: Concept, vocabulary: Vocabulary): Meaning | null => {
  const facet = vocabulary.facets.get(kind)
  const value = facet && valueOf(facet.values, means)
  return facet && value !== undefined ? { kind, attribute: facet.attribute, value } : null
}

/** Where one teaches, when a teacher is spoken of; else the level of a course. */
const mboOfTeachers: Concept = { kind: 'sector', means: 'middelbaar beroepsonderwijs', isDutch: true }

/** Whether a sector is named from that word on. */
const namesSector = (words: readonly Word[], from: number): boolean =>
  words.slice(from).some(({ text }, index) => {
    const pair = `${text} ${words[from + index + 1]?.text ?? ''}`
    return [text, pair].some((phrase) => concepts.get(phrase)?.kind === 'sector')
  })

/**
 * The sector that somebody leaves for another by words that alone mean none: “van primair naar speciaal onderwijs”, “van het mbo naar het
 * basisonderwijs”. On the way to a course the mbo is a degree: “van mbo naar pabo”.
 */
const leftAt = (words: readonly Word[], at: number, length: number, phrase: string): Concept | undefined => {
  if (!isLeftFor(words, at, length) || !namesSector(words, at + length)) return undefined
  return phrase === 'mbo' ? mboOfTeachers : concepts.get(`${phrase} onderwijs`)
}

const phraseAt = (
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
  isOfTeachers: boolean,
): Candidate | null => {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length)
    if (part.some(({ isPlain }) => isPlain)) continue
    const phrase = part.map(({ text }) => text).join(' ')
    const title = vocabulary.institutions.get(phrase)
    const institution = vocabulary.facets.get('institution')
    if (title !== undefined && institution) {
      const meaning = { kind: 'institution', attribute: institution.attribute, value: title } as const
      return { from: at, length, isOwnWord: false, meaning }
    }
    const concept =
      leftAt(words, at, length, phrase) ?? (phrase === 'mbo' && isOfTeachers ? mboOfTeachers : concepts.get(phrase))
    const meaning = concept && meaningOf(concept, vocabulary)
    if (!concept || !meaning || (concept.kind === 'level' && hasAlready(words, at))) continue
    if (concept.means === 'bachelor' && isOfUniversity(words, at)) continue
    const next = words[at + length]
    const tail = next && !next.isPlain && tails[concept.kind].has(next.text) ? 1 : 0
    return {
      from: at,
      length: length + tail,
      isOwnWord: isSubject(concept.kind) && (concept.isDutch || isOfTeachers),
      meaning,
    }
  }
  return null
}

const isSubject = (kind: ConceptKind): boolean => kind === 'sector' || kind === 'subject'

const unusedFrom = (words: readonly Word[], at: number): Candidate | null => {
  const phrase = unusedPhraseAt(words, at)
  return phrase && { from: at, length: phrase.length, isOwnWord: false, meaning: { kind: phrase.kind } }
}

const joins: ReadonlySet<string> = new Set(['of', 'en', 'or', 'and'])

/** Whether it is one more of what is not wanted: “niet in Utrecht of Amsterdam”. */
const isJoined = (words: readonly Word[], one: Candidate, former: Candidate): boolean => {
  if (former.excludes !== one.meaning.kind) return false
  const between = words.slice(former.from + former.length, one.from)
  return between.length > 0 && between.every(({ text }) => joins.has(text))
}

/** What is no subject of a text when it is not wanted. A text does say what one needs without a master or a qualification. */
const excludable: ReadonlySet<Meaning['kind']> = new Set(['place', 'form', 'institution'])

/** Whether its words are left out when they are not wanted: a sector or school subject only when it is set apart from the rest. */
const isExcludable = (words: readonly Word[], { from, meaning: { kind } }: Candidate): boolean =>
  excludable.has(kind) || ((kind === 'sector' || kind === 'subject') && isSetApart(words, from))

/**
 * What is searched where that is not wanted. A course that is also given in another form stays; one for two subjects, of
 * which one is not wanted, does not. Source: https://www.algolia.com/doc/api-reference/api-parameters/facetFilters
 */
const withoutMeaning = (meaning: Meaning, vocabulary: Vocabulary): Meaning => {
  if (!('attribute' in meaning)) return { kind: 'excluded' }
  const { kind, attribute, value } = meaning
  if (kind !== 'form') return { ...meaning, instead: [`${attribute}:-${value}`] }
  const forms = new Set(vocabulary.facets.get(kind)?.values.values())
  return {
    ...meaning,
    instead: [...forms].filter((other) => other !== value).map((other) => facetFilter(attribute, other)),
  }
}

/**
 * What somebody leaves for what was understood: “van de pabo” in “van de pabo naar tweedegraads”. It is one word at most, and no school
 * subject, which they may go on to teach.
 */
const leftFor = (words: readonly Word[], { from, meaning }: Candidate): Candidate | null => {
  if (!('attribute' in meaning)) return null
  const at = words.slice(0, from).findLastIndex(({ text }) => !articles.has(text)) - 1
  const word = words[at]
  if (!word || word.isPlain || stopWords.has(word.text) || concepts.get(word.text)?.kind === 'subject') return null
  const leaving = isLeftFor(words, at, 1) ? leavingOf(words, at) : 0
  return leaving ? { from: at - leaving, length: leaving + 1, isOwnWord: false, meaning: { kind: 'left' } } : null
}

/**
 * What is made of a candidate by the words before it; null when its words are searched for. `former`: the candidate before it, in the
 * place of which stands one that begins where it does.
 */
const wanted = (
  words: readonly Word[],
  one: Candidate,
  former: Candidate | undefined,
  vocabulary: Vocabulary,
): Candidate | null => {
  const leaving = leavingOf(words, one.from)
  if (leaving) {
    // A course may ask for the degree that somebody has; it asks for no sector.
    if (one.meaning.kind !== 'sector') return null
    const [from, length] = [one.from - leaving, one.length + leaving]
    return { from, length, isOwnWord: false, meaning: { kind: 'left' } }
  }
  if (former && isJoined(words, one, former)) {
    const others = [...(former.others ?? []), withoutMeaning(one.meaning, vocabulary)]
    return { ...former, length: one.from + one.length - former.from, others }
  }
  const denial = denialOf(words, one.from) || (one.meaning.kind === 'place' ? beyondOf(words, one.from) : 0)
  if (!denial) return one
  if (!isExcludable(words, one)) return null
  return {
    from: one.from - denial,
    length: one.length + denial,
    isOwnWord: false,
    meaning: withoutMeaning(one.meaning, vocabulary),
    excludes: one.meaning.kind,
  }
}

const find = (words: readonly Word[], vocabulary: Vocabulary, literal: ReadonlySet<string>): Candidate[] => {
  const isOfTeachers = words.some(({ text }) => teachers.has(text))
  const spans: Candidate[] = []
  for (let at = 0; at < words.length; at += 1) {
    const placeCount = spans.filter(({ meaning }) => meaning.kind === 'place').length
    // Beside a place only what is spelled as one is another.
    const places = placeCount ? { ...vocabulary.places, isNearly: () => false } : vocabulary.places
    const place = placeCount < mostPlaces ? placeAt(words, at, places) : null
    const one: Candidate | null =
      phraseAt(words, at, vocabulary, isOfTeachers) ??
      (place && {
        from: at,
        length: place.length,
        isOwnWord: false,
        meaning: { kind: 'place', value: place.name, radius: place.radius, travel: place.travel },
      }) ??
      unusedFrom(words, at)
    if (!one) continue
    const former = spans.at(-1)
    const span = wanted(words, one, former, vocabulary)
    if (former && span?.from === former.from) spans.pop()
    const left = span && leftFor(words, span)
    const end = (spans.at(-1)?.from ?? 0) + (spans.at(-1)?.length ?? 0)
    // A span that the visitor reset to plain words is skipped whole: no part of it may be parsed as something else.
    for (const one of [left && left.from >= end ? left : null, span])
      if (one && !literal.has(keyOf(words, one))) spans.push(one)
    at += one.length - 1
  }
  return spans
}

const keyOf = (words: readonly Word[], { from, length }: Candidate): string =>
  words
    .slice(from, from + length)
    .map(({ typed }) => foldWords(typed))
    .join(' ')

/** Which words of the query are left when those of `found` are taken. */
const leftOver = (words: readonly Word[], spans: readonly Candidate[]): readonly Word[] => {
  const taken = new Set(spans.flatMap(({ from, length }) => Array.from({ length }, (_, index) => from + index)))
  return words.filter((_, index) => !taken.has(index))
}

const isUnused = <T extends { readonly kind: string }>(one: T): one is Extract<T, { kind: UnusedKind }> =>
  unusedKinds.some((kind) => kind === one.kind)

/**
 * What a query says, by the words that a page knows. `literal` holds keys of spans that count as plain words.
 * A place or facet that the vocabulary does not have is left as words; so is a sector or school subject when nothing
 * else would be searched for.
 */
export const understand = (
  query: string,
  vocabulary: Vocabulary,
  literal: ReadonlySet<string> = new Set(),
): Understanding => {
  const words = wordsOf(query)
  const all = find(words, vocabulary, literal)
  const hasSubject = leftOver(words, all).some(({ text }) => !stopWords.has(text) && !teachers.has(text))
  const spans = hasSubject ? all : all.filter(({ isOwnWord }) => !isOwnWord)
  if (!spans.length) return { rest: query.trim(), understood: [] }
  const read = spans.flatMap((one) => {
    const [start, end] = [words[one.from]?.start ?? 0, words[one.from + one.length - 1]?.end ?? 0]
    const span = { text: query.slice(start, end), key: keyOf(words, one), start, end }
    // Places that are not wanted are words alone, which are said once.
    const others = (one.others ?? []).filter((meaning) => 'attribute' in meaning)
    return [one.meaning, ...others].map((meaning) => ({ ...meaning, ...span }))
  })
  const understood = read.filter((one): one is Understood => !isUnused(one))
  const unused = read.filter(isUnused)
  const isSearched = query.length > longest || leftOver(words, spans).some(({ text }) => !stopWords.has(text))
  const apart = read.filter((one) => one.kind === 'place' || isUnused(one))
  return {
    rest: isSearched ? restOf(query, read) : '',
    understood,
    ...(unused.length ? { unused } : {}),
    ...(apart.length ? { shown: restOf(query, apart) } : {}),
  }
}
