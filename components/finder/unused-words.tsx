import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '#lib/i18n/navigation.ts'
import { UncountedWords } from '#components/search/results/uncounted-words.tsx'
import type { Understanding, Unused } from '#lib/search/understand/understand.ts'
import { deniedIn } from '#lib/search/understand/denied-words.ts'
import type { Where } from '#lib/search/where.ts'
import type { LinkToLocation } from './use-location-links.ts'

type Props = {
  readonly where: Where
  readonly understanding: Understanding
  readonly linkTo: LinkToLocation
  /** What the visitor typed. */
  readonly query: string
  /** How many of these programmes have no fixed place; undefined where that is not known. */
  readonly onlineCount: number | undefined
}

const look = 'flex flex-wrap gap-x-3 text-sm text-muted'
const link = 'font-semibold text-brand underline underline-offset-4'

type UnusedPlace = Extract<Unused, { kind: 'place' }>

/** Whether that is searched anyway: the same place without a distance of its own, or the whole country. */
const isSearched = ({ place, distance }: UnusedPlace, where: Where): boolean => {
  if (place === null) return where.kind === 'country'
  return 'place' in where && where.place?.name === place && distance === null
}

/** Words of the query that nothing is searched or left out by, each kind in a sentence, with the way to what they say. */
export const UnusedWords = ({
  where,
  understanding: { rest, understood, unused = [] },
  linkTo,
  query,
  onlineCount,
}: Props) => {
  const [t, search, format] = [useTranslations('finder'), useTranslations('search'), useFormatter()]
  const quoted = (some: readonly Unused[]) => ({
    count: some.length,
    words: format.list(some.map(({ text }) => `“${text}”`)),
  })
  const places = unused.filter((one) => one.kind === 'place').filter((one) => !isSearched(one, where))
  const denied = [...new Set(deniedIn(rest))]
  const left = unused.filter(({ kind }) => kind === 'left')
  const distances = unused.filter(({ kind }) => kind === 'distance')
  /** What another place takes the place of. */
  const ofPlace = [
    ...understood.filter(({ kind }) => kind === 'place'),
    ...unused.filter(({ kind }) => kind === 'place' || kind === 'nearby' || kind === 'distance'),
  ]
  const online = where.kind === 'online' ? undefined : unused.find(({ kind }) => kind === 'online')
  return (
    <>
      {places.length ? (
        <p role="status" className={look}>
          <span>{t('unused.place', quoted(places))}</span>
          {places.map(({ place, distance, start }) => (
            <a
              key={start}
              {...linkTo({ place, radius: distance, box: null, online: null, without: ofPlace })}
              className={link}
            >
              {place === null ? t('withoutPlace') : t('unused.choose', { place })}
            </a>
          ))}
        </p>
      ) : null}
      <UncountedWords unused={unused} className={look} />
      {denied.length ? (
        <p role="status" className={look}>
          {t('unused.denied', { count: denied.length, words: format.list(denied.map((words) => `“${words}”`)) })}
        </p>
      ) : null}
      {left.length ? (
        <p role="status" className={look}>
          {t('unused.left', quoted(left))}
        </p>
      ) : null}
      {where.kind !== 'country' && where.kind !== 'online' && distances.length ? (
        <p role="status" className={look}>
          {t('unused.distance', quoted(distances))}
        </p>
      ) : null}
      {where.kind === 'country' && unused.some(({ kind }) => kind === 'nearby' || kind === 'distance') ? (
        <p role="status" className={look}>
          {t('unused.nearby')}
        </p>
      ) : null}
      {online ? (
        <p role="status" className={look}>
          <span>{t(onlineCount === 0 ? 'unused.noneOnline' : 'unused.online', { words: online.text })}</span>
          {onlineCount ? (
            <a {...linkTo({ online: 'ja', without: [online] })} className={link}>
              {t('unused.onlineOnly', { count: onlineCount })}
            </a>
          ) : null}
          {onlineCount === 0 ? (
            <Link href={{ pathname: '/zoeken', query: { q: query } }} className={`min-w-0 ${link}`}>
              {search('everywhere', { query })}
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  )
}
