import { getTranslations } from 'next-intl/server'
import { OpeningHours } from '#components/navigator/opening-hours.tsx'
import { OutboundLink } from '#components/navigator/outbound-link.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import type { Desk } from '#lib/content/desks.ts'
import { itemHref } from '#lib/paths.ts'

type Props = { readonly desk: Desk }

const asText = ({ phone, email, url }: Pick<Desk, 'phone' | 'email' | 'url'>) =>
  [phone, email, url?.replace(/^https?:\/\//, '')].filter(Boolean)

/** Contact details, opening hours and address of a desk; details that are absent are marked as unknown. An invented desk has words, nothing to press. */
export const DeskContact = async ({ desk }: Props) => {
  const { url, email, phone, phone_availability: when, location, sample } = desk
  const t = await getTranslations('desk')
  const office = location ? itemHref('locations', location) : null
  return (
    <div className="space-y-6">
      {sample ? (
        <div className="space-y-1">
          <p>{t('invented')}</p>
          <ul className="text-muted">
            {asText(desk).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : phone || email ? (
        <p className="flex flex-wrap gap-3">
          {phone ? (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={buttonClass()}>
              {t('call', { phone })}
            </a>
          ) : null}
          {email ? (
            <a href={`mailto:${email}`} className={buttonClass({ variant: 'outline' })}>
              {t('mail', { email })}
            </a>
          ) : null}
        </p>
      ) : (
        <p>{t('notGiven')}</p>
      )}
      {url && !sample ? (
        <OutboundLink to={url} variant="soft" size="sm">
          {t('website')}
        </OutboundLink>
      ) : null}
      <div className="space-y-1">
        <h3 className="text-h4">{t('phoneHours')}</h3>
        {when ? <p lang="nl">{when}</p> : <p className="text-muted">{t('notGiven')}</p>}
      </div>
      <div className="space-y-3">
        <h3 className="text-h4">{t('office2')}</h3>
        {location?.city ? (
          <p lang="nl">
            {office ? (
              <Link href={office} className="underline underline-offset-4 hover:decoration-2">
                {location.city}
              </Link>
            ) : (
              location.city
            )}
          </p>
        ) : (
          <p className="text-muted">{t('notGiven')}</p>
        )}
        {location?.opening_hours ? <OpeningHours hours={location.opening_hours} /> : null}
      </div>
    </div>
  )
}
