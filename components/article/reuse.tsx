import { getTranslations } from 'next-intl/server'
import { Part } from '#components/ui/part.tsx'
import type { Reuse as Terms } from '#lib/attribution.ts'
import { safeHref } from '#lib/paths.ts'

type Props = { readonly reuse: Terms | null; readonly lang: string }

/** Under which licence a text may be reused, and one line to credit it with, which a press selects as a whole. */
export const Reuse = async ({ reuse, lang }: Props) => {
  if (!reuse) return null
  const t = await getTranslations('article')
  const { licence, credit } = reuse
  const href = safeHref(licence.url)
  return (
    <Part id="overnemen" title={t('reuse')} heading="text-h3" className="space-y-3">
      <p>
        {t('reuseText')}{' '}
        {href ? (
          <a href={href} rel="noopener license" className="link">
            {licence.name}
          </a>
        ) : (
          licence.name
        )}
        . {t('cite')}
      </p>
      <p lang={lang} className="rounded-md border border-line bg-surface p-4 text-sm wrap-anywhere select-all">
        {credit}
      </p>
    </Part>
  )
}
