import { getTranslations } from 'next-intl/server'
import { Part } from '#components/ui/part.tsx'
import { branchesOf, type Branch } from '#lib/routes/branches.ts'
import { lengthOf } from '#lib/routes/length.ts'
import type { Answer, Progress, RouteMap } from '#lib/routes/route-map.ts'
import { goalInWords } from '#lib/routes/duration-in-words.ts'

type Props = { readonly map: RouteMap; readonly progress: Progress }

/** Percents of the width for the questions; the rest is time, to scale. */
const forQuestions = 36
/** Beyond this, half a label goes over the edge of a phone. */
const labelEdge = 95

/**
 * All kinds of routes in one picture: each a line through the questions that ends where an answer cuts it off, or goes on to
 * scale until its goal. Beside each line the same is said in words.
 */
export const FamilyMap = async ({ map, progress }: Props) => {
  const t = await getTranslations('routes')
  const branches = branchesOf(map, progress)
  const open = branches.filter(({ cutAt }) => cutAt === null)
  const longest = Math.max(12, ...open.map(({ route }) => route.months))
  const years = Array.from({ length: Math.floor(longest / 12) }, (_, index) => index + 1)
  const xOf = (place: number) => ((place + 0.5) / progress.answers.length) * forQuestions
  const timeX = (months: number) => forQuestions + (months / longest) * (100 - forQuestions)
  return (
    <Part id="takken" title={t('branches')} className="space-y-5">
      <p className="max-w-2xl">
        {t('branchesLead', { open: open.length, total: branches.length })}
        {open.some(({ route }) => route.earnsSooner && !route.isForTeachers) ? ` ${t('diamond')}` : null}
      </p>
      <div className="route-branches">
        <svg aria-hidden="true" className="route-branch-axis h-6 w-full overflow-visible pe-2.5">
          {progress.answers.map((_, place) => (
            <text key={place} x={`${xOf(place)}%`} y="16" textAnchor="middle">
              {place + 1}
            </text>
          ))}
          {years.map((year) => {
            const x = timeX(year * 12)
            return (
              <text key={`jaar-${year}`} x={`${x}%`} y="16" textAnchor={x > labelEdge ? 'end' : 'middle'}>
                {years.length > 3 ? t('yearsShort', { count: year }) : t('years', { count: year })}
              </text>
            )
          })}
        </svg>
        <ol>
          {branches.map((branch) => (
            <li key={branch.family.title} data-cut={branch.cutAt === null ? undefined : ''}>
              <span lang={branch.family.language} className="route-branch-name">
                {branch.family.title}
              </span>
              <BranchLine branch={branch} map={map} xOf={xOf} timeX={timeX} />
              <span className="route-branch-end">
                {branch.cutAt === null ? (
                  goalInWords(t, branch.route)
                ) : (
                  <CutBy answer={progress.answers[branch.cutAt] ?? null} />
                )}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Part>
  )
}

/** By which answer a kind of route drops out, in the words of that answer. */
const CutBy = async ({ answer }: { readonly answer: Answer | null }) => {
  const t = await getTranslations('routes')
  return t.rich('cutBy', { answer: () => <span lang={answer?.language}>{answer?.title}</span> })
}

type LineProps = {
  readonly branch: Branch
  readonly map: RouteMap
  /** Percents of the width: of a question by its place, of a number of months. */
  readonly xOf: (place: number) => number
  readonly timeX: (months: number) => number
}

/** One line of the picture; what it shows is said beside it. */
const BranchLine = ({ branch: { route, cutAt }, map, xOf, timeX }: LineProps) => {
  const end = cutAt === null ? timeX(route.months) : xOf(cutAt)
  const { salary } = lengthOf(
    route.steps.flatMap((place) => map.steps[place] ?? []),
    route.isForTeachers,
  )
  const stations = map.questions.flatMap((_, place) => (cutAt === null || place < cutAt ? [place] : []))
  return (
    <svg aria-hidden="true" className="route-scale h-5 w-full overflow-visible pe-2.5">
      <line x1="0" y1="10" x2={`${end}%`} y2="10" className={cutAt === null ? 'taken' : 'cut'} />
      {stations.map((place) => (
        <circle key={place} cx={`${xOf(place)}%`} cy="10" r="3.5" className="stop" />
      ))}
      {cutAt === null ? (
        <>
          <circle cx={`${end}%`} cy="10" r="7" className="end" />
          {salary !== null && salary < route.months ? (
            <svg x={`${timeX(salary)}%`} y="10" overflow="visible">
              <rect x="-5" y="-5" width="10" height="10" transform="rotate(45)" className="salary" />
            </svg>
          ) : null}
        </>
      ) : (
        <svg x={`${end}%`} y="10" overflow="visible">
          <path d="M-5-5 5 5M5-5-5 5" className="cross" />
        </svg>
      )}
    </svg>
  )
}
