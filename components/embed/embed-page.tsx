import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { inDutch } from '#components/desks/in-dutch.tsx'
import { Link } from '#components/ui/link.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { getDesk } from '#lib/content/desks.ts'
import { brandIn } from '#lib/developers/colour.ts'
import type { Presets } from '#lib/developers/presets.ts'
import { itemHref, type Href } from '#lib/paths.ts'

type Props = {
  readonly presets: Presets
  /** The page of the site that has more. */
  readonly more: Href
  readonly children: ReactNode
}

const link = 'inline-block py-1 link'

/** What every embed has: its colour, the desk that shows it, a sentence where that is not known, and one link back. */
export const EmbedPage = async ({ presets, more, children }: Props) => {
  const t = await getTranslations('embed')
  const desk = presets.desk ? await getDesk(presets.desk) : null
  const deskHref = desk ? itemHref('regional_education_desks', desk) : null
  return (
    <div style={presets.colour ? brandIn(presets.colour) : undefined} className="min-h-dvh bg-paper">
      <main aria-label={t('block')} className="mx-auto max-w-4xl space-y-8 p-4 sm:p-6">
        {presets.desk && !desk ? (
          <p role="note" className="rounded-lg bg-sun-soft p-5">
            {t('deskUnknown', { desk: presets.desk })}
          </p>
        ) : null}
        {children}
      </main>
      <footer aria-label={t('block')} className="mx-auto max-w-4xl space-y-4 p-4 sm:p-6">
        {desk ? (
          <section aria-labelledby="loket" className="space-y-1 rounded-lg bg-brand-soft p-5">
            <h2 id="loket" className="text-h4">
              {t.rich('desk', { desk: desk.title, nl: inDutch })}
            </h2>
            <p className="flex flex-wrap gap-x-6">
              {desk.phone && !desk.sample ? (
                <a href={`tel:${desk.phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
                  {t('phone', { phone: desk.phone })}
                </a>
              ) : null}
              {desk.email && !desk.sample ? (
                <a href={`mailto:${desk.email}`} className={link}>
                  {t('mail', { email: desk.email })}
                </a>
              ) : null}
              {deskHref ? (
                <Link href={deskHref} target="_blank" className={link}>
                  {t('deskPage')} <span className="sr-only">({t('newWindow')})</span>
                </Link>
              ) : null}
            </p>
          </section>
        ) : null}
        <p className="flex items-center gap-2 border-t border-line pt-4 text-sm text-muted">
          {t('from')}
          <Link href={more} target="_blank" className="flex items-center gap-2 py-1 font-display font-bold text-ink">
            <Logo className="h-5 w-auto" />
            {t('home')} <span className="sr-only">({t('newWindow')})</span>
          </Link>
        </p>
      </footer>
    </div>
  )
}
