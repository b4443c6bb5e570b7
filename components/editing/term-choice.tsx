'use client'

export type Term = { readonly id: string; readonly name: string }

type Props = {
  readonly label: string
  readonly terms: readonly Term[]
  /** Ids. */
  readonly chosen: readonly string[]
  readonly change: (chosen: readonly string[]) => void
}

/** Under which terms an item is filed. Terms that the list does not have stay chosen. */
export const TermChoice = ({ label, terms, chosen, change }: Props) => (
  <fieldset className="space-y-1.5">
    <legend className="font-semibold">{label}</legend>
    <div className="max-h-56 overflow-y-auto rounded-md border-[1.5px] border-line-strong bg-surface px-3 py-1">
      {terms.map(({ id, name }) => (
        <label key={id} className="flex min-h-9 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={chosen.includes(id)}
            onChange={({ currentTarget }) =>
              change(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          {name}
        </label>
      ))}
    </div>
  </fieldset>
)
