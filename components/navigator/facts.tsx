import type { ReactNode } from 'react'

type Fact = {
  readonly name: string
  /** Null when the fact is not in the data; `unknown` is shown in its place. */
  readonly value: ReactNode
}

type Props = { readonly facts: readonly Fact[]; readonly unknown: string; readonly lang?: string }

/** Facts in a row; one that is not known is said not to be, rather than left out. */
export const Facts = ({ facts, unknown, lang }: Props) => (
  <dl className="border-b border-line">
    {facts.map(({ name, value }) => (
      <div key={name} className="grid gap-x-4 min-[18em]:grid-cols-[8.5rem_minmax(0,1fr)] border-t border-line py-3">
        <dt className="text-sm leading-7 text-muted">{name}</dt>
        <dd lang={value === null ? undefined : lang} className={value === null ? 'text-muted' : 'font-medium'}>
          {value ?? unknown}
        </dd>
      </div>
    ))}
  </dl>
)
