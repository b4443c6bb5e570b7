import { expect, test } from 'vitest'
import { similarQuestions } from './similar-questions.ts'

const asked = (question: string, answer: string, ...topics: string[]) => ({
  id: question,
  question,
  answer,
  english: false,
  topics,
})
const all = [
  asked('Hoe vraag ik een VOG aan?', 'Dat doet je school.', 'papers'),
  asked('Heb ik een VOG nodig?', 'Ja, voor elk werk met kinderen.', 'papers'),
  asked('Mag ik als vrijwilliger helpen?', 'Ja, met een VOG.', 'papers'),
  asked('Hoe vraag ik verlof aan?', 'Vraag het je leidinggevende.', 'work'),
  asked('Hoe houd ik orde?', 'Door regels.', 'papers'),
  asked('Wat verdient een toa?', 'Dat hangt van de schaal af.', 'papers'),
  { ...asked('What is a VOG?', 'A certificate.', 'papers'), english: true },
]
const like = (question: string) => {
  const own = all.find((one) => one.question === question) ?? asked(question, '')
  return similarQuestions(all, own).map((one) => one.question)
}

test('questions about the same come first, then those whose answer on the same topic names it', () => {
  expect(like('Heb ik een VOG nodig?')).toEqual(['Hoe vraag ik een VOG aan?', 'Mag ik als vrijwilliger helpen?'])
})

test('a shared topic or way of asking alone is no likeness', () => {
  expect(like('Hoe houd ik orde?')).toEqual([])
  expect(like('Wat verdient een toa?')).toEqual([])
})
