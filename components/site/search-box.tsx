import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { StatedInput } from '#components/ui/stated-input.island.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

type Props = { readonly id: string; readonly words?: string }

/** A question to everything on this site, as a plain form. */
export const SearchBox = async ({ id, words = '' }: Props) => {
  const [t, locale] = [await getTranslations('home'), await pageLocale()]
  return (
    <search>
      <form action={getPathname({ href: '/zoeken', locale })} className="max-w-xl space-y-2">
        <label htmlFor={id} className="block font-semibold">
          {t('question')}
        </label>
        <div className="flex flex-col gap-3 sm:flex-row">
          <StatedInput
            id={id}
            name="q"
            type="search"
            maxLength={200}
            stated={words}
            autoComplete="off"
            placeholder={t('placeholder')}
            className="field min-h-13 grow"
          />
          <button type="submit" className={buttonClass({ size: 'lg' })}>
            {t('search')}
          </button>
        </div>
      </form>
    </search>
  )
}
