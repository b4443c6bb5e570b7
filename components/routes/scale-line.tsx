type Props = {
  readonly steps: readonly { readonly months: number }[]
  /** Months that the whole width stands for. */
  readonly longest: number
}

const share = (months: number, longest: number) => (longest > 0 ? (months / longest) * 100 : 0)

/** A route as a line to scale, a station where each step ends; what it shows is said in words beside it. */
export const ScaleLine = ({ steps, longest }: Props) => {
  const ends = steps.reduce<number[]>((sums, { months }) => [...sums, (sums.at(-1) ?? 0) + months], [])
  const total = ends.at(-1) ?? 0
  return (
    <div className="px-2.5">
      <svg aria-hidden="true" className="route-scale h-5 w-full overflow-visible">
        <line x1="0" y1="10" x2="100%" y2="10" className="ahead" />
        <line x1="0" y1="10" x2={`${share(total, longest)}%`} y2="10" className="taken" />
        <circle cx="0" cy="10" r="4" className="stop" />
        {ends.slice(0, -1).map((end, index) => (
          <circle key={index} cx={`${share(end, longest)}%`} cy="10" r="4" className="stop" />
        ))}
        <circle cx={`${share(total, longest)}%`} cy="10" r="8" className="end" />
      </svg>
    </div>
  )
}
