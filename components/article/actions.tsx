import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLocale } from '#lib/i18n/language.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Share } from './share.island.tsx'

type Props = {
  readonly title: string
  /** The page's whole address. */
  readonly url: string
  readonly children?: ReactNode
}

const actionClass =
  'inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong px-4 text-sm font-medium no-underline hover:bg-sunken'

/** Ways to take the article along: mail for everybody, the rest where a script can do it. */
export const Actions = async ({ title, url, children }: Props) => {
  const t = await getTranslations('article')
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`
  return (
    <div
      lang={await pageLocale()}
      role="group"
      aria-label={t('actions')}
      data-screen=""
      className="flex flex-wrap items-center gap-2"
    >
      {children}
      <Share
        title={title}
        url={url}
        className={`${actionClass} noscript:hidden`}
        words={{
          copy: t('copyLink'),
          copied: t('copied'),
          failed: t('copyFailed'),
          share: t('share'),
          print: t('print'),
        }}
        icons={{
          copy: <Icon name="mdi:link-variant" />,
          share: <Icon name="mdi:share-variant-outline" />,
          print: <Icon name="mdi:printer-outline" />,
        }}
      />
      <a href={mail} className={actionClass}>
        <Icon name="mdi:email-outline" />
        {t('mail')}
      </a>
    </div>
  )
}
