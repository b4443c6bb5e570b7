import type { Schema } from '#lib/developers/open-api-description.ts'

type Props = { readonly schemas: readonly Schema[] }

/**
 * Styles of all schemas, set once on the list: on each of a thousand names and types they would stand twice, in the HTML
 * and in the framework's data beside it.
 */
const looks = [
  'divide-y divide-line border-y border-line text-sm [&_details]:scroll-mt-28',
  '[&_summary]:cursor-pointer [&_summary]:py-3 [&_summary]:font-mono [&_summary]:font-semibold [&_summary]:hover:text-brand',
  '[&_dl]:grid [&_dl]:gap-x-6 [&_dl]:gap-y-1 [&_dl]:pb-5 sm:[&_dl]:grid-cols-[16rem_1fr]',
  '[&_dt]:font-mono [&_dt]:font-semibold [&_dt]:break-all',
  '[&_dd]:pb-2 [&_dd]:font-mono [&_dd]:break-words sm:[&_dd]:pb-0 [&_dd>span]:font-sans [&_dd>span]:text-muted',
].join(' ')

/** The shapes of data, each folded. */
export const Schemas = ({ schemas }: Props) => (
  <div lang="en" translate="no" className={looks}>
    {schemas.map(({ name, fields }) => (
      <details key={name} id={`vorm-${name}`}>
        <summary>{name}</summary>
        <dl>
          {fields.flatMap((field) => [
            <dt key={field.name}>{field.name}</dt>,
            <dd key={`${field.name}:`}>
              {field.type}
              {field.description ? <span translate="yes"> {field.description}</span> : null}
            </dd>,
          ])}
        </dl>
      </details>
    ))}
  </div>
)
