import { getTranslations } from 'next-intl/server'
import { SearchFailed } from '#components/search/results/search-failed.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Failure } from '#lib/content/search.ts'
import { locationKeys } from '#lib/search/change-location.ts'

type Props = {
  /** Path of the finder. */
  readonly action: string
  readonly parameters: URLSearchParams
  readonly failure: Failure
}

/** What another word or place begins anew. */
const ofOnePage = new Set(['pagina', 'tot', locationKeys.box])

/** The finder without its list, when search fails: what was looked for, to be sent again or changed, and what is there without search. */
export const FailedFinder = async ({ action, parameters, failure }: Props) => {
  const t = await getTranslations('finder')
  const fields = [
    ['q', t('query')],
    [locationKeys.place, t('place')],
  ] as const
  const rest = [...parameters].filter(([key]) => !ofOnePage.has(key) && fields.every(([name]) => name !== key))
  const served = parameters.toString()
  return (
    <>
      <SearchFailed failure={failure} address={served ? `${action}?${served}` : action} sought="programs" />
      <form action={action} className="flex flex-wrap items-end gap-4">
        {fields.map(([name, label]) => (
          <label key={name} className="grow space-y-1 sm:max-w-sm">
            <span className="block font-semibold">{label}</span>
            <input name={name} defaultValue={parameters.get(name) ?? ''} maxLength={200} className="field w-full" />
          </label>
        ))}
        {rest.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={buttonClass()}>
          {t('submit')}
        </button>
      </form>
    </>
  )
}
