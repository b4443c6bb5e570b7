import { expect, test } from 'vitest'
import { drawableText } from './card-text.ts'

test.each([
  ['Wat kost een opleiding – en wie betaalt?', 'Wat kost een opleiding – en wie betaalt?'],
  ['mbo\u2011opleiding', 'mbo-opleiding'],
  ['\u22125 °C', '-5 °C'],
  ['a\nb', 'a b'],
  ['Van mbo → leraar 👍', 'Van mbo – leraar'],
  ['Šimůnek Ĉu', 'Šimůnek Cu'],
  ['Αθήνα', ''],
])('%j is drawn as %j', (text, drawn) => expect(drawableText(text)).toBe(drawn))
