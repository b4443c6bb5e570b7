/** What an address says about a visitor's situation. */
import type { Locale } from '../i18n/routing.ts'
import { soughtPlace } from '../geo/desks/search-text.ts'
import { unambiguous } from '../geo/unambiguous.ts'
import { readAnswers } from '../routes/route-map.ts'
import { subjectIn } from '../routes/carried-answers.ts'
import { answersOfSituation } from '../routes/situation-answers.ts'
import { answersIn } from '../routes/ways.ts'
import { typedPlace } from '../search/location-filter.ts'
import { listDesks } from './desks.ts'
import { lookUpPlace } from './places.ts'
import { getRouteMap } from './career-routes.ts'
import { listTerms } from './taxonomy.ts'

/**
 * The situation in `a`, `plaats`, `vak` and `traject`, with what it is compared with. `place` is null when the text names none
 * (`known` is empty then), `track` is empty when there is none of that name; `words` are answers, subject and place in one
 * line; `form` is what the form for it shows.
 * @throws ContentError when the content API fails.
 */
export const readSituation = async (parameters: URLSearchParams, locale: Locale) => {
  const [map, desks, terms] = await Promise.all([getRouteMap(locale), listDesks(), listTerms('tracks', locale)])
  const answered = readAnswers(map.questions, answersIn(parameters))
  const typed = typedPlace(parameters)
  const place = typed ? await soughtPlace(typed, desks, lookUpPlace) : null
  const known = place ? unambiguous(typed, place.reading) : ''
  const subject = subjectIn(parameters)
  const answers = answersOfSituation(map.questions, answered).map(({ title }) => title)
  const tracks = terms.map(({ term, name }) => ({ value: term, name }))
  const track = tracks.find(({ value }) => value === parameters.get('traject'))?.value ?? ''
  return {
    map,
    desks,
    progress: answered,
    place,
    known,
    subject,
    track,
    words: [...answers, subject, known].filter(Boolean).join(' · '),
    form: {
      questions: map.questions,
      progress: answered,
      typed,
      isUnknown: typed !== '' && !place,
      reading: place?.reading ?? null,
      subject,
      track,
      tracks,
    },
  }
}
