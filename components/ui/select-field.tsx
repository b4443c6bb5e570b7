type Value = string | number

type Props = {
  /** The name of its parameter. */
  readonly name: string
  /** Where the parameter can be on the page more than once. */
  readonly id?: string
  readonly label: string
  readonly value: Value
  /** Words of the choice of nothing; absent where something must be chosen. */
  readonly none?: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
}

/** A choice of a plain form, with its label. */
export const SelectField = ({ name, id = name, label, value: chosen, none, options }: Props) => (
  <div className="min-w-0 space-y-1">
    <label htmlFor={id} className="block font-semibold">
      {label}
    </label>
    <select id={id} name={name} defaultValue={chosen} className="field">
      {none ? <option value="">{none}</option> : null}
      {options.map(({ value, label: words, lang }) => (
        <option key={value} value={value} lang={lang}>
          {words}
        </option>
      ))}
    </select>
  </div>
)
