import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import type { Href } from '#lib/paths.ts'
import { breadcrumbData } from '#lib/structured-data/breadcrumbs.ts'
import { JsonLd } from './json-ld.tsx'

type Props = {
  readonly trail: readonly { readonly label: string; readonly href: Href }[]
  readonly current: string
  /** The language of the page's title, where it is another than that of the site round it. */
  readonly currentLang?: string | undefined
}

/** Where the page stands, from home down, for people and for machines; the page itself is named, not linked. */
export const Breadcrumbs = async ({ trail, current, currentLang }: Props) => {
  const [t, locale] = [await getTranslations('site'), await pageLocale()]
  const steps = [{ label: t('home'), href: '/' as Href }, ...trail]
  return (
    <nav lang={locale} aria-label={t('breadcrumbs')} className="text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {steps.map(({ label, href }) => (
          <li key={label} className="flex items-center gap-2">
            <Link href={href} className="inline-block py-1 underline underline-offset-4 hover:text-ink">
              {label}
            </Link>
            <span aria-hidden="true">→</span>
          </li>
        ))}
        <li lang={currentLang} aria-current="page" className="py-1 text-ink">
          {current}
        </li>
      </ol>
      <JsonLd
        data={breadcrumbData([
          ...steps.map(({ label, href }) => ({ name: label, url: absoluteUrl(href, locale) })),
          { name: current },
        ])}
      />
    </nav>
  )
}
