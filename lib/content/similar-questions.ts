/** Which questions resemble another one: by the telling words that they share, and by their topics. Pure. */
import { foldedWords } from '../search/fold.ts'
import { contentWords } from '../search/query-text.ts'

type Asked = {
  readonly id: string
  readonly question: string
  /** Its text without markup. */
  readonly answer: string
  readonly english: boolean
  /** Ids. */
  readonly topics: readonly string[]
}

/** Letters of a word that counts as the same with a short ending: “salaris” and “salarissen”. */
const longEnough = 5
const longestEnding = 3

const isSameWord = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (
    short === long ||
    (short.length >= longEnough && long.length - short.length <= longestEnding && long.startsWith(short))
  )
}

/** Words of how something is asked, which tell less than what it is about. Chosen. */
const askingWords = new Set(
  `hoelang duurt duren kost kosten verdient verdien verdienen vraag krijg krijgen werkt doet betekent betekenen geldt
   verschil tussen volgen long take takes cost costs earn mean means difference between`.split(/\s+/),
)

/**
 * Chosen on the questions of the sample: `least` is the share of what the words of a question tell that another one must have,
 * `asking` what a word of asking counts beside others, `answer` what a word in its answer counts beside one in the question itself, and `topic` what a shared topic adds.
 */
const tuning = { least: 0.5, asking: 0.3, answer: 0.45, topic: 0.1, most: 5 }

/**
 * The questions in the same language that resemble this one, the most alike first; few or none rather than others. A word tells the
 * more, the fewer questions and answers have it.
 */
export const similarQuestions = <T extends Asked>(all: readonly T[], own: Omit<Asked, 'answer'>): T[] => {
  const others = all
    .filter(({ id, english }) => id !== own.id && english === own.english)
    .map((item) => ({ item, title: contentWords(item.question), text: new Set(foldedWords(item.answer)) }))
  const weights = contentWords(own.question).map((word) => {
    const inTitle = ({ title }: (typeof others)[number]) => title.some((one) => isSameWord(one, word))
    const count = others.filter((other) => inTitle(other) || other.text.has(word)).length
    const share = askingWords.has(word) ? tuning.asking : 1
    return { word, inTitle, weight: share * Math.log((others.length + 1) / (count + 1)) }
  })
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  return others
    .flatMap((other) => {
      const shared = weights.reduce(
        (sum, { word, inTitle, weight }) =>
          sum + weight * (inTitle(other) ? 1 : other.text.has(word) ? tuning.answer : 0),
        0,
      )
      const isNear = other.item.topics.some((topic) => own.topics.includes(topic))
      const likeness = (total ? shared / total : 0) + (isNear ? tuning.topic : 0)
      return likeness >= tuning.least ? [{ item: other.item, likeness }] : []
    })
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, tuning.most)
    .map(({ item }) => item)
}
