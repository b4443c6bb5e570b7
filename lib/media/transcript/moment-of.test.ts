import { expect, test } from 'vitest'
import { momentOf } from './moment-of.ts'

const line = (start: number | null, text: string) => ({ start, end: start, speaker: null, text })
const lines = [
  line(0, 'Welkom bij de podcast.'),
  line(9, 'Ja.'),
  line(12, 'Toen ging ik zitten en speelde mee. Zachter.'),
  line(19, 'Mis je het orkest?'),
  line(21, 'Op zondag niet. Dan zitten twee leerlingen bij de violen.'),
]

test.each([
  ['…zitten en speelde mee. Zachter. Mis je het orkest? Op zondag niet.', 12],
  ['Mis je het orkest? Op zondag niet.', 19],
  ['…niet. Dan zitten twee leerlingen bij de violen.', 21],
  ['iets heel anders dan wat er wordt gezegd', null],
  ['', null],
])('a passage leads to the line in which it begins: %s', (passage, moment) =>
  expect(momentOf(lines, passage)).toBe(moment),
)

test('lines without a time lead nowhere', () =>
  expect(momentOf([line(null, 'Mis je het orkest?')], 'Mis je het orkest?')).toBeNull())
