import type { Schema } from '#lib/developers/description.ts'

type Props = { readonly schemas: readonly Schema[] }

/** The shapes of data, each folded. */
export const Schemas = ({ schemas }: Props) => (
  <div className="divide-y divide-line border-y border-line">
    {schemas.map(({ name, fields }) => (
      <details key={name} id={`vorm-${name}`} className="scroll-mt-28">
        <summary className="cursor-pointer py-3 font-mono text-sm font-semibold hover:text-brand" translate="no">
          {name}
        </summary>
        <dl className="grid gap-x-6 gap-y-1 pb-5 text-sm sm:grid-cols-[16rem_1fr]" lang="en">
          {fields.map((field) => (
            <div key={field.name} className="contents">
              <dt className="font-mono font-semibold break-all" translate="no">
                {field.name}
              </dt>
              <dd className="pb-2 sm:pb-0">
                <span className="font-mono break-words" translate="no">
                  {field.type}
                </span>
                {field.description ? <span className="text-muted"> {field.description}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    ))}
  </div>
)
