/** What a query's own text tells: its words, without those that say nothing, and whether it asks a question. */
import { fold, foldedWords } from './fold.ts'

/** Words that stand in every text and tell nothing of what is sought. Chosen: “zij” is the field's own word (zij-instroom). */
const stopWords = new Set(
  `de het een en of van voor op in aan met bij om te tot uit naar over onder door dan dat die dit deze er als is ben bent
   zijn was wordt word worden heb hebt heeft hebben kan kun kunt kunnen mag moet moeten wil wilt willen zal ga gaat doe
   doet ik je jij u mijn jouw me mij we wij ze hij wat wie waar wanneer waarom hoe hoeveel welke welk nodig ook niet
   a an and or of for to in on at with by from the is are am be do does did can could should will would i you my your we
   what who where when why how which much many there it this that have has need`.split(/\s+/),
)

/** Words of searching, which are in queries for a page and in no name of one. Chosen. */
export const lookingWords: ReadonlySet<string> = new Set(
  `alle allemaal bekijken bekijk pagina overzicht lijst rij vind vinden zoek zoeken tonen laat zien site website link naar terugluisteren
   luisteren terugkijken kijken aanvragen aanvraag all list overview page show find search see view website site`.split(
    /\s+/,
  ),
)

/** Words of a query that are read. */
const most = 20

/** The words of a query that tell what is sought, each once; all of its words when it has no others. */
export const contentWords = (query: string): string[] => {
  const words = [...new Set(foldedWords(query))].slice(0, most)
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length ? telling : words
}

/** Whether a text has a word that tells what is sought. */
export const isTelling = (text: string): boolean =>
  foldedWords(text).some((word) => !stopWords.has(word) && /\p{L}/u.test(word))

const questionStart =
  /^(?:wie|wat|waar|wanneer|waarom|hoe|hoeveel|welke?|kan|kun|mag|moet|heb|ben|is|zijn|krijg|who|what|where|when|why|how|which|can|may|do|does|should|is|are|am)\s/
/** From so many words on, a query is a sentence rather than a name. */
const sentenceLength = 6

/** Whether the query is put as a question: by its mark or its first word. */
export const isPutAsQuestion = (query: string): boolean => {
  const text = fold(query).trim()
  return text.endsWith('?') || questionStart.test(text)
}

/** Whether the query is asked as a question: by its mark, its first word, or its length. */
export const isQuestion = (query: string): boolean =>
  isPutAsQuestion(query) || fold(query).trim().split(/\s+/).length >= sentenceLength

const definitionStart = /^(?:wat (?:is|zijn|betekent|houdt)|what (?:is|are|does))\s/

/** Whether the query asks what something is, which a page about it answers. */
export const asksMeaning = (query: string): boolean => definitionStart.test(fold(query).trim())
