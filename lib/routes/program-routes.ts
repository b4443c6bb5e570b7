/** The routes that lead through a programme: the rules of their steps, read the other way round. Pure. */
import { asAsked, type RouteCard, type RouteMap } from './route-map.ts'
import { namedBy, programsFor, type ProgramFilter } from './step-programs.ts'

/** What is compared of a programme, in the language of the catalogue. */
export type TaughtProgram = {
  readonly title: string
  readonly type: string | null
  readonly level: string | null
  readonly program_forms: readonly { readonly track: { readonly name: string } | null }[]
  readonly qualifications: readonly { readonly name: string }[]
  readonly roles: readonly { readonly name: string }[]
}

/** Programmes with these words in their title are taken only in steps that ask for them, though broader filters list them too. */
const special = ['verkort', 'lichamelijke opvoeding']

/** Whether a step with that filter is taken in the programme. */
const isTaken = (program: TaughtProgram, filter: ProgramFilter): boolean => {
  const has = (wanted: string | undefined, names: readonly (string | null | undefined)[]) =>
    wanted === undefined || names.includes(wanted)
  const title = program.title.toLowerCase()
  return (
    has(filter.type, [program.type]) &&
    has(filter.level, [program.level]) &&
    has(
      filter.track,
      program.program_forms.map(({ track }) => track?.name),
    ) &&
    has(
      filter.qualification,
      program.qualifications.map(({ name }) => name),
    ) &&
    has(
      filter.role,
      program.roles.map(({ name }) => name),
    ) &&
    (filter.query === undefined || title.includes(filter.query)) &&
    special.every((words) => !title.includes(words) || filter.query?.includes(words) === true)
  )
}

/**
 * The routes with a step that is taken in the programme, in the order of the questionnaire's answers: those for people without
 * a licence to teach first. The answers of the map and the licences are in the language of the catalogue, in which they are matched by their names.
 */
export const routesThrough = (
  program: TaughtProgram,
  map: RouteMap,
  licences: readonly { readonly term: string }[],
): RouteCard[] => {
  const { questions, steps } = map
  const titles = new Map(questions.flatMap(({ answers }) => answers.map(({ slug, title }) => [slug, title])))
  const through = asAsked(map).filter((route) => {
    const [licence] = namedBy(
      licences,
      route.requires.flatMap((slug) => titles.get(slug) ?? []),
    )
    return route.steps.some((place) => {
      const step = steps[place]
      const filter = step ? programsFor(step.term, licence?.term ?? null) : null
      return filter !== null && isTaken(program, filter)
    })
  })
  return [...through.filter(({ isForTeachers }) => !isForTeachers), ...through.filter((one) => one.isForTeachers)]
}
