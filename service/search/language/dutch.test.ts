import { expect, test } from 'vitest'
import { partsOf } from './compounds.ts'
import { dutch } from './dutch.ts'

test.each(
  `leraar leraren, opleiding opleidingen, les lessen, vak vakken, school scholen, brief brieven, huis huizen, route routes,
  bijdrage bijdragen, mogelijkheid mogelijkheden, bevoegdheid bevoegdheden, foto fotos, docent docenten, tafel tafels,
  museum musea, academicus academici, bevoegd bevoegde, week weken, traject trajecten, vergoeding vergoedingen,
  lerares lerares, sectie secties, cursus cursussen, bestuur besturen, vacature vacatures, kind kinderen`
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .filter(([one, many]) => one !== many && one !== 'kind'),
)('%s and %s are forms of one word', (one = '', many = '') => {
  expect(dutch.inflections(one)).toContain(many)
  expect(dutch.inflections(many)).toContain(one)
})

test('a name of a land is no compound', () => expect(dutch.names?.test('zeeland')).toBe(true))

test.each([
  ['centjes', 'cent'],
  ['baantje', 'baan'],
  ['baantje', 'banen'],
  ['mannetje', 'man'],
  ['boompje', 'boom'],
  ['vakje', 'vakken'],
  ['vragenlijstje', 'vragenlijst'],
])('%s is a small form of %s', (small, word) => expect(dutch.inflections(small)).toContain(word))

test.each([
  ['bevoegd', 'bevoegdheid'],
  ['vakken', 'vaak'],
  ['leren', 'leraar'],
  ['2025', '2025en'],
])('%s is not %s', (one, other) => expect(dutch.inflections(one)).not.toContain(other))

const vocabulary = new Set(
  'leraren opleiding onderwijs wijs onder vak docent les bevoegdheid geschiktheid onderzoek zij instroom school leider op voor'.split(
    ' ',
  ),
)

test.each([
  ['lerarenopleiding', ['leraren', 'opleiding']],
  ['geschiktheidsonderzoek', ['geschiktheid', 'onderzoek']],
  ['vakdocent', ['vak', 'docent']],
  ['lesbevoegdheid', ['les', 'bevoegdheid']],
  ['schoolleider', ['school', 'leider']],
  ['onderwijs', null],
  ['voorschool', null],
  ['opleiding', null],
])('%s is made of %j', (word, parts) => expect(partsOf(word, (part) => vocabulary.has(part), dutch)).toEqual(parts))
