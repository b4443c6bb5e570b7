import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { StatedInput } from '#components/ui/stated-input.island.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

type Props = {
  readonly id: string
  /** What the page was made for, which the field states; without it the field begins empty, and needs no script. */
  readonly words?: string
  /** The kind of results that the page shows, which a new query keeps. */
  readonly kind?: string | undefined
  /** Further classes, where the page behind it is dark. */
  readonly look?: { readonly field: string; readonly button: string }
}

/** A question to everything on this site, as a plain form. */
export const SearchBox = async ({ id, words, kind, look = { field: '', button: '' } }: Props) => {
  const [t, locale] = [await getTranslations('home'), await pageLocale()]
  const field = {
    id,
    name: 'q',
    type: 'search',
    maxLength: 200,
    placeholder: t('placeholder'),
    className: `field min-h-13 grow ${look.field}`,
  }
  return (
    <search>
      <form action={getPathname({ href: '/zoeken', locale })} className="max-w-xl space-y-2">
        <label htmlFor={id} className="block font-semibold">
          {t('question')}
        </label>
        <div className="flex flex-col gap-3 sm:flex-row">
          {words === undefined ? <input {...field} /> : <StatedInput {...field} stated={words} autoComplete="off" />}
          {kind === undefined ? null : <input type="hidden" name="soort" value={kind} />}
          <button type="submit" className={`${buttonClass({ size: 'lg' })} ${look.button}`}>
            {t('search')}
          </button>
        </div>
      </form>
    </search>
  )
}
