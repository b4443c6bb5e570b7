import { getFormatter, getTranslations } from 'next-intl/server'
import type { Desk } from '#lib/content/desks.ts'
import type { Serving } from '#lib/geo/desks/serving.ts'
import type { SoughtPlace } from '#lib/geo/desks/search-text.ts'
import { DeskRow } from './desk-row.tsx'

type Props = { readonly place: SoughtPlace; readonly serving: Serving<Desk> }

type Translate = Awaited<ReturnType<typeof getTranslations<'desk'>>>

/** The answer in one sentence. */
const answerOf = (t: Translate, { label, point }: SoughtPlace, { inArea, listedOnly }: Serving<Desk>): string => {
  const [only] = inArea
  if (!point) return t('byName', { place: label })
  if (only && inArea.length === 1) return t('one', { place: label, desk: only.desk.title })
  if (only) return t('several', { place: label, count: inArea.length })
  return listedOnly.length ? t('gapListed', { place: label }) : t('gap', { place: label })
}

/** Which desks serve a place, each with the reason; what is nearer and does not; and what is not known. */
export const DeskAnswer = async ({ place, serving }: Props) => {
  const [t, format] = [await getTranslations('desk'), await getFormatter()]
  const { inArea, listedOnly, nearer } = serving
  const km = (kilometres: number) => format.number(kilometres, { maximumFractionDigits: kilometres < 10 ? 1 : 0 })
  const nobody = !inArea.length && !listedOnly.length
  return (
    <section aria-labelledby="antwoord" className="space-y-5">
      <div className="space-y-2">
        <h2 id="antwoord" className="text-h3">
          {answerOf(t, place, serving)}
        </h2>
        {place.isPostcode ? <p className="text-sm text-muted">{t('postcode', { town: place.name })}</p> : null}
        {nobody ? <p>{t('gapNothing')}</p> : null}
      </div>
      {inArea.length ? (
        <ul className="divide-y divide-line border-y border-line">
          {inArea.map(({ desk, isListed }) => (
            <li key={desk.id}>
              <DeskRow desk={desk}>
                <p className="text-sm text-muted">
                  {t(isListed ? 'reasonListed' : 'reasonArea', { place: place.name })}
                </p>
              </DeskRow>
            </li>
          ))}
        </ul>
      ) : null}
      {listedOnly.length ? (
        <div className="space-y-2">
          {inArea.length ? <h3 className="text-h4">{t('also')}</h3> : null}
          <ul className="divide-y divide-line border-y border-line">
            {listedOnly.map(({ desk, kilometres }) => (
              <li key={desk.id}>
                <DeskRow desk={desk} level={inArea.length ? 4 : 3}>
                  <p className="text-sm text-muted">
                    {kilometres === null
                      ? t('reasonName', { place: place.name })
                      : t('reasonOutside', { place: place.name, km: km(kilometres) })}
                  </p>
                </DeskRow>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {nearer ? (
        <p className="border-s-4 border-sun ps-4">
          {t(nobody ? 'nearest' : 'nearer', {
            desk: nearer.desk.title,
            km: km(nearer.kilometres),
            place: place.name,
          })}
        </p>
      ) : null}
    </section>
  )
}
