import { getTranslations } from 'next-intl/server'
import { OpeningHours } from '#components/navigator/opening-hours.tsx'
import { OutboundLink } from '#components/navigator/outbound-link.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import type { Desk } from '#lib/content/desks.ts'
import { itemHref } from '#lib/paths.ts'
import { PhoneHours } from './phone-hours.tsx'

type Props = { readonly desk: Desk }

const inline = 'inline-block py-1 link'

/** Details of an invented desk are words, with nothing to press. */
const SampleDetails = async ({ desk: { phone, email, url } }: Props) => {
  const t = await getTranslations('desk')
  const lines = [phone, email, url?.replace(/^https?:\/\//, '')].filter((line) => line !== null && line !== undefined)
  return (
    <>
      <p>{t('invented')}</p>
      <ul className="text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

const Details = async ({ desk: { phone, email, url } }: Props) => {
  const t = await getTranslations('desk')
  return (
    <>
      <ul>
        {phone ? (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={inline}>
              {t('call', { phone })}
            </a>
          </li>
        ) : null}
        {email ? (
          <li>
            <a href={`mailto:${email}`} className={inline}>
              {t('mail', { email })}
            </a>
          </li>
        ) : null}
      </ul>
      {url ? (
        <OutboundLink to={url} variant="link" size="sm">
          {t('website')}
        </OutboundLink>
      ) : null}
    </>
  )
}

/** Who answers, the button to a conversation, and when and where the desk can be reached; what is not known is left out. */
export const DeskContact = async ({ desk }: Props) => {
  const [t, sample, { isSample }] = [
    await getTranslations('desk'),
    await getTranslations('sample'),
    await getCatalogueNote(),
  ]
  const { slug, url, email, phone, phone_availability: when, location, has_consultation_service: advises } = desk
  const office = location ? itemHref('locations', location) : null
  return (
    <div className="space-y-6">
      <div className="space-y-3">
        {isSample ? (
          <p>
            {advises === false ? `${t('noCalls')} ` : null}
            {sample('advice')}
          </p>
        ) : (
          <p>{t(advises === false ? 'whoNational' : 'who')}</p>
        )}
        <p>
          <Link href={{ pathname: '/adviesgesprek', query: { loket: slug } }} className={buttonClass()}>
            {t('talk')}
          </Link>
        </p>
      </div>
      {phone || email || url || when ? (
        <div className="space-y-1">
          {when ? (
            <p>
              <span className="font-semibold">{t('phoneHours')}:</span> <PhoneHours text={when} />
            </p>
          ) : null}
          {desk.sample ? <SampleDetails desk={desk} /> : <Details desk={desk} />}
        </div>
      ) : null}
      {location?.city || location?.opening_hours ? (
        <div className="space-y-3">
          <h3 className="text-h4">{t('office')}</h3>
          {location.city ? (
            <p lang="nl">
              {office ? (
                <Link href={office} className={inline}>
                  {location.city}
                </Link>
              ) : (
                location.city
              )}
            </p>
          ) : null}
          {location.opening_hours ? <OpeningHours hours={location.opening_hours} /> : null}
        </div>
      ) : null}
    </div>
  )
}
