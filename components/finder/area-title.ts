import { areaWords } from '#lib/search/area-words.ts'
import type { AnsweredArea } from '#lib/search/understand/requests.ts'

type Values = Record<string, string | number>

/** Messages of the namespace `finder`. */
type Translate = (
  key: 'title' | 'titleArea' | 'titleOnline' | `titles.${ReturnType<typeof areaWords>['key']}`,
  values?: Values,
) => string

/** What a list of programmes is about, for the title of the page: the place and distance, the area, or all of them. */
export const areaTitle = (t: Translate, { kind, place, radius, travel, lead }: AnsweredArea): string => {
  switch (kind) {
    case 'place':
    case 'region': {
      const { key, values } = areaWords({ place: place ?? '', radius, travel, isRegion: kind === 'region', lead })
      return t(`titles.${key}`, values)
    }
    case 'area':
      return t('titleArea')
    case 'online':
      return t('titleOnline')
    case 'country':
      return t('title')
    default:
      return kind satisfies never
  }
}
