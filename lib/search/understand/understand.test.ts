/** Queries and what is understood of them: rows of one table, which read best in one place. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exclusionFilters, isExcluded, understoodFilters, withoutSpan } from './filters.ts'
import { summaryOf } from './summary.fixture.ts'
import { understand } from './understand.ts'
import { facets, finder, isPlace } from './vocabulary.fixture.ts'
import { vocabularyOf } from './vocabulary.ts'

const deeltijd = 'form=Deeltijdopleiding'
const sideEntry = 'form=Zij-instroom'

test.each([
  // Forms.
  ['deeltijd pabo den haag', `${deeltijd} place=den haag "pabo"`],
  ['pabo in deeltijd', `${deeltijd} "pabo"`],
  ['Pabo Deeltijd', `${deeltijd} "Pabo"`],
  ['deeltijd', `${deeltijd} ""`],
  ['deeltijdopleiding wiskunde', `${deeltijd} "wiskunde"`],
  ['deeltijd opleiding wiskunde', `${deeltijd} "wiskunde"`],
  ['ik zoek een opleiding in deeltijd', `${deeltijd} ""`],
  ['avondopleiding pabo', `${deeltijd} "pabo"`],
  ["'s avonds pabo", `${deeltijd} "pabo"`],
  ['pabo naast mijn werk', `${deeltijd} "pabo"`],
  ['voltijd pabo', 'form=Voltijdopleiding "pabo"'],
  ['duale pabo', 'form=Duale opleiding "pabo"'],
  ['zij-instroom wiskunde', `${sideEntry} "wiskunde"`],
  ['zij-instroom voor mijn zoon please', `${sideEntry} ""`],
  ['hoeveel zij-instroom ooit', `${sideEntry} ""`],
  ['zij instromer wiskunde', `${sideEntry} "wiskunde"`],
  ['zijinstroom', `${sideEntry} ""`],
  ['zij-instromen basisonderwijs', `${sideEntry} "basisonderwijs"`],
  ['ZIJINSTROMERS vo wiskunde', `${sideEntry} sector=Voortgezet onderwijs "wiskunde"`],
  ['kopopleiding engels', 'form=Kopopleiding "engels"'],
  ['educatieve module natuurkunde', 'form=Educatieve module "natuurkunde"'],
  ['onderwijsassistent bbl', 'form=Mbo bbl "onderwijsassistent"'],
  // Levels and sectors. What somebody has already is no wish.
  ['wat kan ik worden met een bachelor wiskunde', '"wat kan ik worden met een bachelor wiskunde"'],
  ['master wiskunde', 'level=master "wiskunde"'],
  ['wo bachelor geschiedenis', '"wo bachelor geschiedenis"'],
  ['master geschiedenis gedaan', '"master geschiedenis gedaan"'],
  ['bachelor biologie en dan leraar', '"bachelor biologie en dan leraar"'],
  ['bachelor in physics want to teach', '"bachelor in physics want to teach"'],
  ['associate degree onderwijs', 'level=associate "onderwijs"'],
  ['mbo onderwijsassistent', 'level=mbo "onderwijsassistent"'],
  ['instructeur mbo', '"instructeur mbo"'],
  ['instructeur mbo techniek', 'sector=Middelbaar beroepsonderwijs "instructeur techniek"'],
  ['docent mbo techniek', 'sector=Middelbaar beroepsonderwijs "docent techniek"'],
  ['wiskunde voortgezet onderwijs', 'sector=Voortgezet onderwijs "wiskunde"'],
  ['basisonderwijs', '"basisonderwijs"'],
  ['leraar worden op basisschool', '"leraar worden op basisschool"'],
  ['basisonderwijs in deeltijd', `${deeltijd} "basisonderwijs"`],
  // What somebody does not want, or leaves.
  ['leraar wiskunde zonder master', '"leraar wiskunde zonder master"'],
  ['pabo niet in deeltijd', `-${deeltijd} "pabo"`],
  ['wiskunde niet in Utrecht', '"wiskunde"'],
  ['wiskunde niet in Utrecht of Amsterdam', '"wiskunde"'],
  ['pabo zonder toets Utrecht', 'place=utrecht "pabo zonder toets"'],
  ['overstap van basisonderwijs naar voortgezet onderwijs', 'sector=Voortgezet onderwijs "overstap"'],
  ['van basisschool naar middelbare school', '"middelbare school"'],
  ['van het vo naar het mbo als docent', '"mbo als docent"'],
  ['ik wil van het mbo naar het basisonderwijs', '"basisonderwijs"'],
  ['van primair naar speciaal onderwijs', '"speciaal onderwijs"'],
  ['van het voortgezet naar het primair onderwijs wiskunde', 'sector=Primair onderwijs "wiskunde"'],
  ['van mbo naar hbo', '"van mbo naar hbo"'],
  ['van mbo naar pabo in deeltijd', `${deeltijd} "van mbo naar pabo"`],
  ['van pabo naar tweedegraads', 'qualification=Tweedegraads ""'],
  ['ik wil van de pabo naar een tweedegraads bevoegdheid', 'qualification=Tweedegraads ""'],
  ['van tweedegraads naar eerstegraads wiskunde', 'qualification=Eerstegraads "wiskunde"'],
  ['van wiskunde naar eerstegraads', 'qualification=Eerstegraads "van wiskunde"'],
  ['van tweedegraads wiskunde naar eerstegraads', 'qualification=Eerstegraads "van tweedegraads wiskunde"'],
  ['pabo van voltijd naar deeltijd', `${deeltijd} "pabo"`],
  ['van kantoor naar zij-instroom', `${sideEntry} ""`],
  ['van pabo naar vo', '"vo"'],
  ['van "pabo" naar tweedegraads', 'qualification=Tweedegraads "van "pabo""'],
  ['van primair belang naar school', '"van primair belang naar school"'],
  ['from primary to secondary teacher training', 'sector=Voortgezet onderwijs "teacher training"'],
  ['not fulltime maths', '-form=Voltijdopleiding "maths"'],
  ['pabo maar niet voltijd of deeltijd', `-form=Voltijdopleiding -${deeltijd} "pabo"`],
  ['pabo behalve Fontys', '-institution=Fontys Hogeschool "pabo"'],
  ['pabo niet in Utrecht en deeltijd', `${deeltijd} "pabo"`],
  ['werken in het onderwijs maar niet in het basisonderwijs', '-sector=Primair onderwijs "werken in het onderwijs"'],
  ['lesgeven behalve in het vo', '-sector=Voortgezet onderwijs "lesgeven"'],
  ['waarom werken mannen niet in het basisonderwijs', '"waarom werken mannen niet in het basisonderwijs"'],
  // Articles and common words are no villages.
  ['werken bij een school in Utrecht', 'place=utrecht "werken bij een school"'],
  ['leraar worden in een jaar', '"leraar worden in een jaar"'],
  ['pabo in één avond', `${deeltijd} "pabo"`],
  ['lesgeven in kleine school', '"lesgeven in kleine school"'],
  ['pabo in Een', 'place=een "pabo"'],
  // A place with its province is one place.
  ['leraar worden almere flevoland', 'place=almere flevoland "leraar"'],
  ["pabo in 't gooi", 'place=t gooi "pabo"'],
  ['pabo hengelo noord-holland', 'place=hengelo "pabo"'],
  ['wiskunde sluis', 'place=sluis "wiskunde"'],
  ['speciaal onderwijs werken', '"speciaal onderwijs werken"'],
  ['pabo Amsterdam Noord', 'place=amsterdam "pabo"'],
  ['een', 'place=een ""'],
  ['pabo in best', 'place=best "pabo"'],
  // Qualifications.
  ['1e graads wiskunde', 'qualification=Eerstegraads "wiskunde"'],
  ['eerstegraads bevoegdheid wiskunde', 'qualification=Eerstegraads "wiskunde"'],
  ['eerste-graads docent', 'qualification=Eerstegraads "docent"'],
  ['2egraads duits', 'qualification=Tweedegraads "duits"'],
  ['beperkt tweedegraads techniek', 'qualification=Beperkt tweedegraads "techniek"'],
  // Institutions.
  ['hogeschool utrecht pabo', 'institution=Hogeschool Utrecht "pabo"'],
  ['pabo HvA deeltijd', `institution=Hogeschool van Amsterdam ${deeltijd} "pabo"`],
  ['fontys wiskunde', 'institution=Fontys Hogeschool "wiskunde"'],
  ['TU Delft natuurkunde', 'institution=Technische Universiteit Delft "natuurkunde"'],
  ['hogeschool rotterdam', 'institution=Hogeschool Rotterdam ""'],
  ['saxion wiskunde', '"saxion wiskunde"'],
  // Places.
  ['pabo bij Utrecht', 'place=utrecht "pabo"'],
  ['pabo utrecht', 'place=utrecht "pabo"'],
  ['Utrecht', 'place=utrecht ""'],
  ['pabo binnen 25 km van Zwolle', 'place=zwolle+25 "pabo"'],
  ['pabo 10km rond Zwolle', 'place=zwolle+10 "pabo"'],
  ["wiskunde in 's-Hertogenbosch", 'place=s hertogenbosch "wiskunde"'],
  ['wiskunde den bosch en omgeving', 'place=den bosch "wiskunde"'],
  ['pabo 9401', 'place=9401 "pabo"'],
  ['pabo 5611 AB', 'place=5611 "pabo"'],
  ['pabo 5611ab', 'place=5611 "pabo"'],
  ['pabo 5611 in deeltijd', `place=5611 ${deeltijd} "pabo"`],
  ['pabo 2026', '"pabo 2026"'],
  ['3500 bruto', '"3500 bruto"'],
  ['school met 2500 leerlingen', '"school met 2500 leerlingen"'],
  ['opleiding 1680 uur', '"opleiding 1680 uur"'],
  ['1800 euro netto per maand', '"1800 euro netto per maand"'],
  ['collegegeld 2694', '"collegegeld 2694"'],
  ['kosten pabo 2601', '"kosten pabo 2601"'],
  ['tuition fee 2694', '"tuition fee 2694"'],
  ['salaris bij 3512', 'place=3512 "salaris"'],
  // An amount is no postcode, and one behind its town is one place with it.
  ['pabo € 3512', '"pabo € 3512"'],
  ['pabo €3.512,50', '"pabo €3.512,50"'],
  ['pabo 3512,-', '"pabo 3512,-"'],
  ['pabo 3512,00 kwijt', '"pabo 3512,00 kwijt"'],
  ['pabo Utrecht 3512', 'place=3512 "pabo"'],
  ['pabo Utrecht 3512 AB', 'place=3512 "pabo"'],
  ['salaris Utrecht 3512', 'place=utrecht "salaris 3512"'],
  ['pabo regio Groningen', 'place=groningen "pabo"'],
  ['wiskunde in zeeland', 'place=zeeland "wiskunde"'],
  ['pabo zeeland', 'place=zeeland "pabo"'],
  ['Zeeland', 'place=zeeland ""'],
  // Of teachers a school is searched for in words, in English too.
  ['primary school teacher', '"primary school teacher"'],
  ['primary school teacher Leiden', 'place=leiden "primary school teacher"'],
  // Misspelled places.
  ['pabo Amsteram', 'place=amsteram "pabo"'],
  ['rotterdm pabo deeltijd', `place=rotterdm ${deeltijd} "pabo"`],
  ['pabo in den hag', 'place=den hag "pabo"'],
  ['pabo den hag', 'place=den hag "pabo"'],
  ['pabo 10 km van Zwole', 'place=zwole+10 "pabo"'],
  ['45 minuten met de trein van Zwole', 'place=zwole+trein-45 ""'],
  ['pabo utrehct wiskunde', '"pabo utrehct wiskunde"'],
  ['leraar leider', '"leraar leider"'],
  ['docent lassen', '"docent lassen"'],
  ['pabo "Amsteram"', '"pabo "Amsteram""'],
  // Places that are words.
  ['Best', 'place=best ""'],
  ['best passende opleiding', '"best passende opleiding"'],
  ['pabo in Best', 'place=best "pabo"'],
  ['pabo Ede', 'place=ede "pabo"'],
  ['wiskunde leek', '"wiskunde leek"'],
  ['wiskunde bij leek', 'place=leek "wiskunde"'],
  ['handel', 'place=handel ""'],
  ['docent handel', '"docent handel"'],
  ['leraar worden elst', 'place=elst "leraar"'],
  ['pabo deeltijd oss', `${deeltijd} place=oss "pabo"`],
  ['hoe ik soest', '"hoe ik soest"'],
  ['oss goes weer', '"oss goes weer"'],
  ['hulst pabo', 'place=hulst "pabo"'],
  ['oss leraar engels', 'place=oss "leraar engels"'],
  ['born teacher', '"born teacher"'],
  ['over zee', '"over zee"'],
  // English.
  ['part time maths near Utrecht', `${deeltijd} place=utrecht "maths"`],
  ['evening classes primary', `${deeltijd} sector=Primair onderwijs ""`],
  ['maths secondary school', 'sector=Voortgezet onderwijs "maths"'],
  ['full-time biology', 'form=Voltijdopleiding "biology"'],
  ['primary', 'sector=Primair onderwijs ""'],
  ['lateral entry physics within 50 km of Arnhem', `${sideEntry} place=arnhem+50 "physics"`],
  ["bachelor's degree utrecht", 'level=bachelor place=utrecht ""'],
  ['master’s maths', 'level=master "maths"'],
  ["MASTER'S maths", 'level=master "maths"'],
  ["foto's maken", '"foto\'s maken"'],
  ['utrecht university maths', 'institution=Universiteit Utrecht "maths"'],
  ['maths at the university of utrecht', 'institution=Universiteit Utrecht "maths"'],
  // Kept as they were typed.
  ['"deeltijd" pabo', '""deeltijd" pabo"'],
  ['pabo -deeltijd', '"pabo -deeltijd"'],
  ['podcast wiskunde', '"podcast wiskunde"'],
  // Bad input.
  ['', '""'],
  ['   ', '""'],
  ['de het een', '"de het een"'],
  ['a'.repeat(512), `"${'a'.repeat(512)}"`],
  ['מורה למתמטיקה', '"מורה למתמטיקה"'],
  ['معلم deeltijd', `${deeltijd} "معلم"`],
  ['wiskunde数学 Utrecht', 'place=utrecht "wiskunde数学"'],
  ['<script>alert(1)</script> pabo', '"<script>alert(1)</script> pabo"'],
  ['<b>deeltijd</b> pabo', `${deeltijd} "<b> </b> pabo"`],
  ['"deeltijd pabo', `${deeltijd} "" pabo"`],
  ['-', '"-"'],
  ['- deeltijd', `${deeltijd} ""`],
  ['\u0000\uD800 deeltijd', `${deeltijd} ""`],
  ['\u202Edeeltijd pabo', `${deeltijd} "\u202E pabo"`],
])('%j', (query, expected) => expect(summaryOf(query)).toBe(expected))

test('what a page does not have is left as words', () => {
  expect(summaryOf('deeltijd pabo utrecht', vocabularyOf({ facets: {} }))).toBe('"deeltijd pabo utrecht"')
  const all = vocabularyOf({ facets: { 'school_subjects.name': ['Wiskunde'] } })
  expect(summaryOf('wiskunde', all)).toBe('"wiskunde"')
  expect(summaryOf('vacature wiskunde', all)).toBe('subject=Wiskunde "vacature"')
})

test('a span that the visitor reset to plain words is skipped whole, so that no part of it is parsed again', () => {
  expect(summaryOf('deeltijd pabo den haag', finder, ['deeltijd'])).toBe('place=den haag "deeltijd pabo"')
  expect(summaryOf('hogeschool utrecht pabo', finder, ['hogeschool utrecht'])).toBe('"hogeschool utrecht pabo"')
  expect(summaryOf('pabo bij Utrecht', finder, ['bij utrecht'])).toBe('"pabo bij Utrecht"')
  expect(summaryOf("master's pabo", finder, ['master s'])).toBe('"master\'s pabo"')
})

test('each span says where it stands', () => {
  const query = 'pabo in Deeltijd, bij Den Haag!'
  const { understood } = understand(query, finder)
  expect(understood.map(({ text, start, end }) => [text, query.slice(start, end)])).toEqual([
    ['Deeltijd', 'Deeltijd'],
    ['bij Den Haag', 'bij Den Haag'],
  ])
  expect(withoutSpan(query, understood[0] ?? { start: 0, end: 0 })).toBe('pabo in , bij Den Haag!')
})

test.each([
  ['pabo bij mij in de buurt', 'pabo', 'nearby', 'bij mij in de buurt'],
  ['dichtbij huis deeltijd pabo', 'pabo', 'nearby', 'dichtbij huis'],
  ['teach maths near me', 'teach maths', 'nearby', 'near me'],
  ['in de buurt', '', 'nearby', 'in de buurt'],
  ['25 km', '', 'distance', '25 km'],
  ['pabo binnen 25 km', 'pabo', 'distance', 'binnen 25 km'],
  ['pabo 20 km van huis in deeltijd', 'pabo', 'distance', '20 km van huis'],
  ['pabo 30 minuten fietsen', 'pabo', 'distance', '30 minuten fietsen'],
  ['teach maths within 10 miles', 'teach maths', 'distance', 'within 10 miles'],
  ['wiskunde thuis online', 'wiskunde', 'online', 'thuis online'],
  ['pabo op afstand', 'pabo', 'online', 'op afstand'],
  ['pabo thuis', 'pabo', 'online', 'thuis'],
  ['deeltijd pabo thuis', 'pabo', 'online', 'thuis'],
  ['pabo thuis studeren', 'pabo', 'online', 'thuis studeren'],
  ['pabo 20 minuten rijden van Utrecht', 'pabo', 'car', '20 minuten rijden'],
  ['pabo Utrecht met de auto', 'pabo', 'car', 'met de auto'],
  ['pabo half an hour by car from Utrecht', 'pabo', 'car', 'half an hour by car'],
  ['pabo Utrecht binnen een uur met de auto', 'pabo', 'car', 'binnen een uur met de auto'],
  ['pabo met de auto 20 minuten van Utrecht', 'pabo', 'car', 'met de auto 20 minuten'],
  ['pabo niet in Amsterdam', 'pabo', 'excluded', 'niet in Amsterdam'],
  ['pabo deeltijd not Zwolle', 'pabo', 'excluded', 'not Zwolle'],
  ['pabo buiten de Randstad', 'pabo', 'excluded', 'buiten de Randstad'],
  ['niet in Utrecht maar in Zwolle', '', 'excluded', 'niet in Utrecht'],
  ['pabo meer dan 20 km van Utrecht', 'pabo', 'excluded', 'meer dan 20 km van Utrecht'],
  [
    'pabo verder dan 45 minuten met de trein van Utrecht',
    'pabo',
    'excluded',
    'verder dan 45 minuten met de trein van Utrecht',
  ],
  [
    'teacher training more than 20 miles from Utrecht',
    'teacher training',
    'excluded',
    'more than 20 miles from Utrecht',
  ],
])('“%s” searches for “%s”, and says as %s that “%s” does not count', (query, rest, kind, text) =>
  expect(understand(query, finder)).toMatchObject({ rest, unused: [{ kind, text }] }),
)

test('what is left for something that was understood is said not to count', () =>
  expect(understand('van pabo naar tweedegraads', finder)).toMatchObject({
    rest: '',
    unused: [{ kind: 'left', text: 'van pabo' }],
  }))

test.each([
  'met kleine kinderen thuis zij-instromen',
  'stay at home mom pabo',
  'pabo ik spreek thuis geen Nederlands',
  'pabo met een baby thuis',
  'thuis',
  'pabo "thuis"',
])('“%s” is no wish to study online', (query) => expect(understand(query, finder)).not.toHaveProperty('unused'))

test.each([
  ['pabo maar niet voltijd', 'pabo', 'maar niet voltijd', /^(?!.*Voltijd)(?=.*Deeltijd)/],
  ['pabo behalve Fontys', 'pabo', 'behalve Fontys', /:-Fontys/],
  ['wiskunde maar niet in het vo', 'wiskunde', 'maar niet in het vo', /:-Voortgezet onderwijs$/],
])('“%s” searches for “%s”, and leaves out what “%s” means', (query, rest, text, filter) => {
  const understanding = understand(query, finder)
  expect(understanding).toMatchObject({ rest })
  const [span, other] = understanding.understood.filter(isExcluded)
  expect([span?.text, other]).toEqual([text, undefined])
  expect(exclusionFilters(understanding)[0]?.join()).toMatch(filter)
  expect(Object.values(understoodFilters(understanding).refinements).flat()).not.toContain(
    span && 'value' in span && span.value,
  )
})

test('of two forms that are not wanted neither is searched, and no address takes one of them alone', () => {
  const query = 'pabo maar niet voltijd of deeltijd'
  const words = 'maar niet voltijd of deeltijd'
  const { understood } = understand(query, finder)
  expect(understood.map(({ text }) => text)).toEqual([words, words])
  expect(exclusionFilters({ understood }).join()).not.toMatch(/Voltijd|Deeltijd/)
  expect(understand(query, finder, new Set(understood.map(({ key }) => key)))).toEqual({ rest: query, understood: [] })
})

test('a letter of a province behind a name that several places have says which', () => {
  expect(understand('pabo valkenburg (L)', finder)).toMatchObject({
    rest: 'pabo',
    understood: [{ kind: 'place', value: 'valkenburg l' }],
  })
})

test('“in de buurt van” leads to a place, and a quoted phrase is words', () => {
  expect(understand('pabo in de buurt van Zwolle', finder)).not.toHaveProperty('unused')
  expect(understand('pabo binnen 25 km van Zwolle', finder)).not.toHaveProperty('unused')
  expect(understand('pabo "in de buurt"', finder)).toEqual({ rest: 'pabo "in de buurt"', understood: [] })
})

test('a second place is no word to search for, unless it only looks like one', () => {
  const placesOf = (query: string) =>
    understand(query, finder).understood.flatMap((one) => (one.kind === 'place' ? [one.value] : []))
  expect(placesOf('pabo utrecht of amsterdam')).toEqual(['utrecht', 'amsterdam'])
  expect(understand('pabo utrecht of amsterdam', finder)).toMatchObject({ rest: 'pabo', shown: 'pabo' })
  expect(understand('deeltijd pabo op Texel', finder)).toMatchObject({ rest: 'pabo', shown: 'deeltijd pabo' })
  expect(understand('deeltijd pabo', finder)).not.toHaveProperty('shown')
  expect(placesOf('pabo utrecht amsterdm')).toEqual(['utrecht'])
})

test('whatever is typed, spans lie in order within the text, and the same text is understood alike', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      'deeltijd',
      ' ',
      'bij ',
      'den',
      ' haag',
      '"',
      '-',
      '25 km van ',
      ' 2,5 km',
      "'s ",
      'uur rijden ',
      'hogeschool ',
      'utrecht',
      '5611',
      ' ab',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const query = pieces.join('')
      const { understood } = understand(query, finder)
      let from = 0
      for (const { start, end, text } of understood) {
        expect(start).toBeGreaterThanOrEqual(from)
        expect(query.slice(start, end)).toBe(text)
        from = end
      }
      const keys = new Set(understood.map(({ key }) => key))
      expect(understand(query, finder, keys).understood.filter(({ key }) => keys.has(key))).toEqual([])
    }),
  )
})

test('the work grows with the number of words, and beyond 512 characters all is words', () => {
  const lookups = (text: string): number => {
    let count = 0
    const counting = vocabularyOf({
      facets,
      isPlace: (name) => {
        count += 1
        return isPlace(name)
      },
    })
    count = 0
    understand(text, counting)
    return count
  }
  const piece = 'in bij de 25 km hogeschool van '
  const [once, twice] = [lookups(piece.repeat(8)), lookups(piece.repeat(16))]
  expect(twice).toBeLessThanOrEqual(once * 2.2)
  expect(lookups(piece.repeat(400))).toBeLessThanOrEqual(once * 2.3)
  expect(summaryOf(`${'x '.repeat(300)}deeltijd`)).toMatch(/^"/)
  expect(understand(`deeltijd ${'x'.repeat(600)}`, finder).rest).toBe('x'.repeat(600))
})

test('a bracket whose other half was understood is not searched for', () =>
  expect(understand('werken in het onderwijs (po) utrecht', finder).rest).not.toMatch(/[()]/))
