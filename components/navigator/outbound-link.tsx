import { getTranslations } from 'next-intl/server'
import { buttonClass, type ButtonLook } from '#components/ui/button-class.ts'
import { Icon } from '#components/ui/icon.tsx'
import { safeHref } from '#lib/paths.ts'

type Props = ButtonLook & { readonly to: string; readonly children: string }

const hostOf = (address: string): string | null => {
  try {
    return new URL(address).hostname.replace(/^www\./, '')
  } catch {
    return null
  }
}

/** A link that leads off this site, and says so: by its mark, in words, and by where it leads; nothing when it is not safe. */
export const OutboundLink = async ({ to, children, ...look }: Props) => {
  const t = await getTranslations('navigator')
  const href = safeHref(to)
  if (!href) return null
  const host = hostOf(href)
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <a href={href} rel="noopener" className={buttonClass(look)}>
        {children}
        <span className="sr-only"> ({t('otherSite')})</span>
        <Icon name="mdi:open-in-new" className="size-4.5" />
      </a>
      {host ? <span className="text-sm text-muted">{host}</span> : null}
    </p>
  )
}
