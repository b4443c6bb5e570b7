import { expect, test } from 'vitest'
import { similarQuestions } from './similar-questions.ts'

const question = (title: string, answer: string, ...topics: string[]) => ({
  id: title,
  question: title,
  answer,
  english: false,
  topics,
})
const all = [
  question('Hoe vraag ik een VOG aan?', 'Dat doet je school.', 'papers'),
  question('Heb ik een VOG nodig?', 'Ja, voor elk werk met kinderen.', 'papers'),
  question('Mag ik als vrijwilliger helpen?', 'Ja, met een VOG.', 'papers'),
  question('Hoe vraag ik verlof aan?', 'Vraag het je leidinggevende.', 'work'),
  question('Hoe houd ik orde?', 'Door regels.', 'papers'),
  question('Wat verdient een toa?', 'Dat hangt van de schaal af.', 'papers'),
  { ...question('What is a VOG?', 'A certificate.', 'papers'), english: true },
]
const like = (title: string) => {
  const own = all.find((one) => one.question === title) ?? question(title, '')
  return similarQuestions(all, own).map((one) => one.question)
}

test('questions about the same come first, then those whose answer on the same topic names it', () => {
  expect(like('Heb ik een VOG nodig?')).toEqual(['Hoe vraag ik een VOG aan?', 'Mag ik als vrijwilliger helpen?'])
})

test('a shared topic or way of asking alone is no likeness', () => {
  expect(like('Hoe houd ik orde?')).toEqual([])
  expect(like('Wat verdient een toa?')).toEqual([])
})
