import { expect, test } from 'vitest'
import { questions } from './route-questions.ts'
import { translatedSteps } from './route-step-translations.ts'
import { steps } from './route-steps.ts'
import { translatedAnswers, translatedQuestions, translatedRoute } from './route-translations.ts'
import { routes } from './routes.ts'

const keys = (texts: Readonly<Record<string, unknown>>) => Object.keys(texts).toSorted()

test('every question, answer and step has its texts in English, and no text is left over', () => {
  expect(keys(translatedQuestions)).toEqual(questions.map(({ key }) => key).toSorted())
  const answers = questions.flatMap((question) => question.answers.map(({ key }) => key))
  expect(keys(translatedAnswers)).toEqual(answers.toSorted())
  expect(keys(translatedSteps)).toEqual(steps.map(({ key }) => key).toSorted())
})

test('the titles of routes for the same answers differ in English as they do in Dutch', () => {
  const bySituation = Map.groupBy(routes, ({ requires }) => requires.join(' '))
  for (const [situation, fitting] of bySituation) {
    const titles = fitting.map((route) => translatedRoute(route).title)
    expect(new Set(titles).size, situation).toBe(titles.length)
  }
})

test('an English step has the headings and lists of the Dutch one', () => {
  const outline = (body: string) => body.match(/^(?:#+|-|\d+\.) /gm) ?? []
  for (const { key, body } of steps) expect(outline(translatedSteps[key]?.body ?? ''), key).toEqual(outline(body))
})
