import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'

type Props = { /** The page as it was asked for. */ readonly address: string }

/** In place of a list that the server could not fetch: what is the matter, and the same address once more. */
export const SearchFailed = async ({ address }: Props) => {
  const t = await getTranslations('search')
  return (
    <div role="alert" className="max-w-2xl rounded-lg bg-danger-soft p-6">
      <p className="font-display text-h4 font-semibold">{t('error')}</p>
      <p className="mt-1">{t('errorHelp')}</p>
      <a href={address} className={`${buttonClass({ size: 'sm' })} mt-4`}>
        {t('retry')}
      </a>
    </div>
  )
}
