import { getTranslations } from 'next-intl/server'
import { goalInWords } from '#lib/routes/duration-in-words.ts'
import type { Family } from '#lib/routes/families.ts'

type Props = { readonly families: readonly Family[]; readonly chosen: string }

/** The routes that fit as a choice of a form, by family, each with the time that it takes. */
export const RouteChoice = async ({ families, chosen }: Props) => {
  const [t, routes] = [await getTranslations('adviser'), await getTranslations('routes')]
  return (
    <div className="min-w-0 space-y-1 sm:col-span-2">
      <label htmlFor="route" className="block font-semibold">
        {t('route')}
      </label>
      <select id="route" name="route" defaultValue={chosen} className="field w-full">
        <option value="">{t('noRoute')}</option>
        {families.map(({ title, routes: variants }) => (
          <optgroup key={title} label={title}>
            {variants.map(({ slug, title: name, ...variant }) => (
              <option key={slug} value={slug}>
                {`${name} (${goalInWords(routes, variant)})`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
