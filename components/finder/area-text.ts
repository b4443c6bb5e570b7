import { areaWords } from '#lib/search/area-words.ts'
import type { AnsweredArea } from '#lib/search/understand/requests.ts'

/** Messages of the namespaces `finder.where`, ends of a sentence, and `finder.titles`, titles of the page. */
type Translate = (
  key: 'area' | 'online' | 'country' | ReturnType<typeof areaWords>['key'],
  values?: Record<string, string | number>,
) => string

/** Where a list of programmes is of: the place and distance, the area, or the whole country. */
export const areaText = (t: Translate, { kind, place, radius, travel, lead }: AnsweredArea): string => {
  if (kind !== 'place' && kind !== 'region') return t(kind)
  const { key, values } = areaWords({ place: place ?? '', radius, travel, isRegion: kind === 'region', lead })
  return t(key, values)
}
