/** What is understood of a query, in short, for tests. */
import { writeTravel } from '../../geo/travel.ts'
import { isExcluded, type UnderstoodPlace } from './filters.ts'
import { understand } from './understand.ts'
import { finder } from './vocabulary.fixture.ts'

const extent = ({ radius, travel }: Pick<UnderstoodPlace, 'radius' | 'travel'>) =>
  travel ? `+${writeTravel(travel)}` : radius ? `+${radius}` : ''

/** Kind and value, behind a minus where it is not wanted, a radius where one was typed; then the words that are left. */
export const summaryOf = (query: string, vocabulary = finder, literal: readonly string[] = []) => {
  const { rest, understood } = understand(query, vocabulary, new Set(literal))
  const parts = understood.map(
    (one) => `${isExcluded(one) ? '-' : ''}${one.kind}=${one.value}${one.kind === 'place' ? extent(one) : ''}`,
  )
  return [...parts, `"${rest}"`].join(' ')
}
