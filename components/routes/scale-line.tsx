import { lengthOf, type Stage } from '#lib/routes/length.ts'

type Props = {
  readonly steps: readonly { readonly months: number; readonly stage: Stage }[]
  readonly isForTeachers: boolean
  /** Months that the whole width stands for. */
  readonly longest: number
}

const share = (months: number, longest: number) => (longest > 0 ? (months / longest) * 100 : 0)

/**
 * A route as a line to scale until its goal: a station where each step ends, a diamond where the first salary comes. What it
 * shows is said in words beside it.
 */
export const ScaleLine = ({ steps, isForTeachers, longest }: Props) => {
  const { goal, salary } = lengthOf(steps, isForTeachers)
  const ends = steps
    .filter(({ stage }) => stage !== 'qualified')
    .reduce<number[]>((sums, { months }) => [...sums, (sums.at(-1) ?? 0) + months], [])
  return (
    <div className="px-2.5">
      <svg aria-hidden="true" className="route-scale h-5 w-full overflow-visible">
        <line x1="0" y1="10" x2="100%" y2="10" className="ahead" />
        <line x1="0" y1="10" x2={`${share(goal, longest)}%`} y2="10" className="taken" />
        <circle cx="0" cy="10" r="4" className="stop" />
        {ends.slice(0, -1).map((end, index) => (
          <circle key={index} cx={`${share(end, longest)}%`} cy="10" r="4" className="stop" />
        ))}
        <circle cx={`${share(goal, longest)}%`} cy="10" r="8" className="end" />
        {salary !== null && salary < goal ? (
          <svg x={`${share(salary, longest)}%`} y="10" overflow="visible">
            <rect x="-6" y="-6" width="12" height="12" transform="rotate(45)" className="salary" />
          </svg>
        ) : null}
      </svg>
    </div>
  )
}
