import { getFormatter, getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import type { Desk } from '#lib/content/desks.ts'
import type { Serving } from '#lib/geo/desks/serving.ts'
import type { SoughtPlace } from '#lib/geo/desks/search-text.ts'
import { DeskCard } from './desk-card.tsx'
import { inDutch } from './in-dutch.tsx'

/** What a conversation takes along, as its address has it. */
type About = ComponentProps<typeof DeskCard>['about']

type Props = { readonly place: SoughtPlace; readonly serving: Serving<Desk>; readonly about?: About }

/** Desks that one sentence can name. */
const mostNamed = 3

/** The desks of a place: the answer in one sentence, then each of them; the nearest office where there is none. */
export const DeskAnswer = async ({ place: { label, municipality }, serving: { desks, nearest }, about }: Props) => {
  const [t, format] = [await getTranslations('desk'), await getFormatter()]
  const count = desks.length
  const names = format.list(desks.map(({ desk }) => desk.title))
  return (
    <section aria-labelledby="antwoord" className="space-y-5">
      <div className="space-y-2">
        <h2 id="antwoord" className="text-h3">
          {count > mostNamed
            ? t('many', { place: label, count })
            : count
              ? t.rich('answer', { count, names, nl: inDutch })
              : t('none', { place: label })}
        </h2>
        {count ? (
          <p className="text-muted">
            {municipality ? t('forWithin', { place: label, municipality }) : t('for', { place: label })}
          </p>
        ) : (
          <p>
            {nearest
              ? t('nearest', {
                  desk: nearest.desk.title,
                  km: format.number(nearest.kilometres, { maximumFractionDigits: 0 }),
                })
              : t('nearestNone')}
          </p>
        )}
      </div>
      {count ? (
        <ul className="divide-y divide-line border-y border-line">
          {desks.map(({ desk, isPartly }) => (
            <li key={desk.id}>
              <DeskCard desk={desk} note={isPartly ? t('partly', { place: label }) : null} about={about} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Link href={{ pathname: '/adviesgesprek', query: about ?? {} }} className={buttonClass()}>
            {t('talk')}
          </Link>
        </p>
      )}
      <p>
        <Link
          href={{ pathname: '/navigator/opleidingen', query: { plaats: about?.plaats ?? label } }}
          className="inline-block py-1 font-semibold link"
        >
          {t('programsNear', { place: label })}
        </Link>
      </p>
    </section>
  )
}
