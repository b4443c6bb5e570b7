import { getTranslations } from 'next-intl/server'
import type { Parameter } from '#lib/developers/open-api-description.ts'

type Props = { readonly parameters: readonly Parameter[] }

/** Parameters that many operations share, listed once. */
export const Parameters = async ({ parameters }: Props) => {
  const t = await getTranslations('developers')
  return (
    <dl className="divide-y divide-line border-y border-line">
      {parameters.map(({ name, place, type, description, isRequired }) => (
        <div key={name} id={`parameter-${name}`} className="scroll-mt-28 py-3">
          <dt translate="no" className="font-mono text-sm font-semibold">
            {name} <span className="font-normal text-muted">{type}</span>
          </dt>
          <dd lang="en">
            {description}{' '}
            <span className="text-sm text-muted">({isRequired ? `${place}, ${t('required')}` : place})</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
