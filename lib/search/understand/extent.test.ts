/** Distances and travel times in a query. */
import { expect, test } from 'vitest'
import { summaryOf } from './summary.fixture.ts'
import { understand } from './understand.ts'
import { finder } from './vocabulary.fixture.ts'

const deeltijd = 'form=Deeltijdopleiding'

test.each([
  // Travel times.
  ['pabo 30 minuten fietsen van utrecht', 'place=utrecht+fiets-30 "pabo"'],
  ['pabo binnen 45 minuten met de trein van Zwolle', 'place=zwolle+trein-45 "pabo"'],
  ['45 minuten met de trein van Zwolle', 'place=zwolle+trein-45 ""'],
  ['pabo half uur met de fiets vanaf Den Haag', 'place=den haag+fiets-30 "pabo"'],
  ['met de trein hooguit een uur vanuit Tiel pabo', 'place=tiel+trein-60 "pabo"'],
  ['20 min fietsen rond Ede', 'place=ede+fiets-30 ""'],
  ['wiskunde 2 minuten fietsen van 3512', 'place=3512+fiets-15 "wiskunde"'],
  ['pabo 90 minuten treinen van Assen', 'place=assen+trein-60 "pabo"'],
  ['30 minutes by bike from Utrecht', 'place=utrecht+fiets-30 ""'],
  ['maths within half an hour by train of Arnhem', 'place=arnhem+trein-30 "maths"'],
  ["pabo within 45 minutes' cycling of Best", 'place=best+fiets-45 "pabo"'],
  ['pabo a 30 minute train ride from Utrecht', 'place=utrecht+trein-30 "pabo"'],
  ['techniek van trein en fiets', '"techniek van trein en fiets"'],
  // Behind the place.
  ['pabo utrecht binnen 20 km', 'place=utrecht+20 "pabo"'],
  ['deeltijd utrecht 25 km', `${deeltijd} place=utrecht+25 ""`],
  ['pabo Utrecht 20 km in deeltijd', `place=utrecht+20 ${deeltijd} "pabo"`],
  ['pabo Utrecht e.o., max. 20km', 'place=utrecht+20 "pabo"'],
  ['pabo Utrecht in een straal van 15 kilometer', 'place=utrecht+15 "pabo"'],
  ['teacher training Utrecht within 25 km', 'place=utrecht+25 "teacher training"'],
  ['pabo in utrecht op 30 minuten fietsen', 'place=utrecht+fiets-30 "pabo"'],
  ['pabo Utrecht binnen een uur', 'place=utrecht+trein-60 "pabo"'],
  ['pabo Utrecht half uur met de trein', 'place=utrecht+trein-30 "pabo"'],
  ['baan Utrecht 8 uur', 'place=utrecht "baan 8 uur"'],
  ['pabo Utrecht 20 km van Zwolle', 'place=utrecht place=zwolle+20 "pabo"'],
  ['pabo amsteram 20 km', 'place=amsteram+20 "pabo"'],
  ['pabo max 20 km van Utrecht', 'place=utrecht+20 "pabo"'],
  ['pabo op 20 km afstand van Utrecht', 'place=utrecht+20 "pabo"'],
  ['pabo een uur van Utrecht met de trein', 'place=utrecht+trein-60 "pabo"'],
  ['pabo 30 minuten van Utrecht met de fiets', 'place=utrecht+fiets-30 "pabo"'],
  ['teacher training an hour from Utrecht by train', 'place=utrecht+trein-60 "teacher training"'],
  ['pabo niet verder dan 20 km van Utrecht', 'place=utrecht+20 "pabo"'],
  ['pabo Utrecht, niet verder dan 20 km', 'place=utrecht+20 "pabo"'],
  ['pabo within a 10 km radius of Utrecht', 'place=utrecht+10 "pabo"'],
  ['pabo half uurtje fietsen van Utrecht', 'place=utrecht+fiets-30 "pabo"'],
  ['pabo een uur van Best op de fiets', 'place=best+fiets-45 "pabo"'],
  ['pabo 20 km rijden van Utrecht', 'place=utrecht+20 "pabo"'],
  ['pabo 15 km fietsen van Utrecht', 'place=utrecht+15 "pabo"'],
  ['pabo niet verder dan 45 minuten met de trein van Utrecht', 'place=utrecht+trein-45 "pabo"'],
  ['pabo Utrecht, niet verder dan 45 minuten met de trein', 'place=utrecht+trein-45 "pabo"'],
  ['pabo Utrecht minder dan een uur', 'place=utrecht+trein-60 "pabo"'],
  ['teacher training less than an hour from Utrecht', 'place=utrecht+trein-60 "teacher training"'],
  ['pabo not more than 20 km from Utrecht', 'place=utrecht+20 "pabo"'],
  // Of a range its end.
  ['pabo 20-30 km van Utrecht', 'place=utrecht+30 "pabo"'],
  ['pabo tussen 20 en 30 km van Utrecht', 'place=utrecht+30 "pabo"'],
  ['pabo tussen 30 en 45 minuten fietsen van Utrecht', 'place=utrecht+fiets-45 "pabo"'],
  ['pabo 2 uur en een kwartier met de trein van Utrecht', 'place=utrecht+trein-60 "pabo"'],
  ['pabo 20 tot 30km van Utrecht', 'place=utrecht+30 "pabo"'],
  ['pabo Utrecht 20 à 30 minuten fietsen', 'place=utrecht+fiets-30 "pabo"'],
  ['pabo 1 uur en 15 minuten met de trein van Utrecht', 'place=utrecht+trein-60 "pabo"'],
  ['pabo 0 u 45 min met de trein van Utrecht', 'place=utrecht+trein-45 "pabo"'],
  ['pabo 1u30 met de trein van Utrecht', 'place=utrecht+trein-60 "pabo"'],
  // Hours of work or study.
  ['baan Utrecht maximaal 8 uur per week', 'place=utrecht "baan maximaal 8 uur per week"'],
  ['baan Utrecht minder dan 8 uur per week', 'place=utrecht "baan minder dan 8 uur per week"'],
  ['pabo Utrecht 2 uur per week met de trein', 'place=utrecht "pabo 2 uur per week met de trein"'],
  ['pabo Utrecht 2 uur les en dan met de trein', 'place=utrecht "pabo 2 uur les en dan met de trein"'],
  // With decimals, and an hour without a number.
  ['2,5 km van Utrecht', 'place=utrecht+3 ""'],
  ['pabo 7.4km van Utrecht', 'place=utrecht+7 "pabo"'],
  ['0,5 uur met de trein van Utrecht', 'place=utrecht+trein-30 ""'],
  ['1,5 uur met de trein van Utrecht', 'place=utrecht+trein-60 ""'],
  ['pabo uur met de trein van Utrecht', 'place=utrecht+trein-60 "pabo"'],
  ['open dag 9.30 uur bij Utrecht', 'place=utrecht "open dag 9.30 uur"'],
  ['pabo 24 uur bij Utrecht', 'place=utrecht "pabo 24 uur"'],
  ['hoeveel uur met de trein van Utrecht', 'place=utrecht "hoeveel uur met de trein"'],
  ['groep 1,2,3', '"groep 1,2,3"'],
  // Without a means, by train from half an hour on.
  ['pabo 30 minuten van Utrecht', 'place=utrecht+trein-30 "pabo"'],
  ['pabo binnen een uur van Assen', 'place=assen+trein-60 "pabo"'],
  ['pabo within an hour of Assen', 'place=assen+trein-60 "pabo"'],
  ['maths an hour and a half by train from Utrecht', 'place=utrecht+trein-60 "maths"'],
  ['pabo anderhalf uur met de trein van Assen', 'place=assen+trein-60 "pabo"'],
  ['pabo 2 uur reizen van Assen', 'place=assen+trein-60 "pabo"'],
  ['pabo 15 minuten van Assen', 'place=assen+fiets-15 "pabo"'],
  ['chemistry 20 miles from Nijmegen', 'place=nijmegen+32 "chemistry"'],
  ['pabo gemeente Ede', 'place=ede "pabo"'],
  ['pabo in the municipality of Ede', 'place=ede "pabo"'],
  ['pabo 3511 AB Utrecht', 'place=3511 "pabo"'],
  ['pabo Utrecht e.o.', 'place=utrecht "pabo"'],
  ['pabo South Holland', 'place=south holland "pabo"'],
  ['teacher training in north brabant', 'place=north brabant "teacher training"'],
  ['Leiden, South Holland', 'place=leiden ""'],
  ['alphen aan de rijn', 'place=alphen aan de rijn ""'],
  ['pabo Utrecht of omgeving', 'place=utrecht "pabo"'],
  ["pabo a'dam", 'place=a dam "pabo"'],
  ['natuurkunde randstad', 'place=randstad "natuurkunde"'],
])('%j', (query, expected) => expect(summaryOf(query)).toBe(expected))

test('what the car takes each day is no travel time', () =>
  expect(understand('leraar rijden 30 minuten per dag', finder)).toEqual({
    rest: 'leraar rijden 30 minuten per dag',
    understood: [],
  }))

test('a time by car behind its place is no time by train', () =>
  expect(understand('pabo een uur van Utrecht met de auto', finder)).toMatchObject({
    rest: 'pabo',
    understood: [{ kind: 'place', value: 'utrecht', travel: null }],
    unused: [
      { kind: 'car', text: 'een uur' },
      { kind: 'car', text: 'met de auto' },
    ],
  }))
