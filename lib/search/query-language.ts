/** Whether a query is in English, by its words: for a list of which each record says its language. */
import { foldedWords } from './fold.ts'

/** Words of English queries that Dutch has not: “of”, “in” and “school” are of both. Chosen; those of the field are what the queries of newcomers are made of. */
const englishWords = new Set(
  `a an and are as been but by can could did does for from get has have he his how i if into its just like my no not our she should than
   that the their them then there these they this to were what when where which who why will with would you your
   abroad become becoming career change costs degree diplomas education english fees foreign grant holiday holidays lateral licence license
   long netherlands pay primary qualification qualifications qualified salary secondary speak speaking spoken teach teacher teachers teaching
   tuition university valid vocational without year`.split(/\s+/),
)

/** Whether a word of the query is an English one. */
export const isInEnglish = (query: string): boolean => foldedWords(query).some((word) => englishWords.has(word))
