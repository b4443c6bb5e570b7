import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { fixedMetadata } from '#lib/metadata.ts'

export const ensureStatic = 'navigation'

const starts = [
  { key: 'programs', href: '/navigator/opleidingen', icon: 'mdi:map-search-outline', ground: 'bg-brand-soft' },
  { key: 'institutions', href: '/navigator/instellingen', icon: 'mdi:school-outline', ground: 'bg-sun-soft' },
  { key: 'desks', href: '/navigator/regioloketten', icon: 'mdi:account-voice', ground: 'bg-accent-soft' },
] as const

export const generateMetadata = fixedMetadata('/navigator')

export default async function NavigatorPage() {
  const t = await getTranslations('navigator')
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <ul className="wrap grid gap-5 md:grid-cols-3">
        {starts.map(({ key, href, icon, ground }) => (
          <li
            key={key}
            className={`group relative flex flex-col gap-6 rounded-xl p-7 md:min-h-80 md:justify-between lg:p-9 ${ground}`}
          >
            <Icon name={icon} className="size-12" />
            <div className="space-y-2">
              <h2 className="text-h2">
                <Link
                  href={href}
                  className="no-underline decoration-accent decoration-3 underline-offset-6 group-hover:underline after:absolute after:inset-0"
                >
                  {t(key)}
                </Link>
              </h2>
              <p>{t(`${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
