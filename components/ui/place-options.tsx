'use client'

import type { useCombobox } from './use-combobox.ts'

type Props = Pick<ReturnType<typeof useCombobox>, 'active' | 'list' | 'option'> & {
  readonly label: string
  readonly shown: readonly string[]
  readonly onPick: (place: string) => void
}

/** The places to choose from, below the field that they belong to. */
export const PlaceOptions = ({ active, list, option, label, shown, onPick }: Props) => (
  <div
    {...list}
    aria-label={label}
    hidden={!shown.length}
    className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-md border border-line-strong bg-surface shadow-card"
  >
    {shown.map((place) => (
      // Keys work from the field, as the pattern has it; the pointer must not take the focus from there.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div
        key={place}
        {...option(place)}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onPick(place)}
        className={`flex min-h-11 items-center px-3.5 ${place === active ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunken'}`}
      >
        {place}
      </div>
    ))}
  </div>
)
