import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'

/** Pages that are there without search. */
const ways = {
  articles: [
    ['/kennisbank', 'knowledgeBase'],
    ['/kennisbank/a-z', 'aToZ'],
    ['/media', 'media'],
  ],
  programs: [
    ['/navigator/regioloketten', 'desks'],
    ['/routes', 'routes'],
    ['/adviesgesprek', 'advice'],
  ],
} as const

type Props = {
  /** The requested page with its query. */
  readonly address: string
  readonly failure?: 'unavailable' | 'failed'
  /** What was looked for. */
  readonly sought?: keyof typeof ways
}

/** Shown instead of a list that the server could not fetch: the problem, and what can be done or read meanwhile. */
export const SearchFailed = async ({ address, failure = 'failed', sought = 'articles' }: Props) => {
  const [t, site] = [await getTranslations('search'), await getTranslations('site')]
  const isOff = failure === 'unavailable'
  return (
    <div
      role={isOff ? undefined : 'alert'}
      className={`max-w-2xl rounded-lg p-6 ${isOff ? 'bg-sunken' : 'bg-danger-soft'}`}
    >
      <p className="font-display text-h4 font-semibold">{isOff ? t('unavailable') : t('error')}</p>
      <p className="mt-1">
        {t(`${isOff ? 'unavailableHelp' : 'errorHelp'}${sought === 'programs' ? 'Programs' : ''}`)}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {isOff ? null : (
          <a href={address} className={buttonClass({ size: 'sm' })}>
            {t('retry')}
          </a>
        )}
        {ways[sought].map(([href, name]) => (
          <Link key={href} href={href} className="font-semibold underline underline-offset-4">
            {site(name)}
          </Link>
        ))}
      </p>
    </div>
  )
}
