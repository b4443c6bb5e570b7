import { YourSituation } from '#components/visitor/situation.tsx'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'

type Props = {
  /** Path of the page of a role, sector or qualification, in the language of the catalogue. */
  readonly about: string
}

/** The visitor's situation, with a link to their own routes to what the page is about; nothing where no answer leads there. */
export const SituationTowards = async ({ about }: Props) => {
  const map = await getRouteMap(await pageLocale())
  const all = map.questions
    .filter(({ isFact }) => !isFact)
    .flatMap(({ slug: question, answers }) =>
      answers.map(({ slug, title, about: page, after }) => ({ answer: { question, slug, title }, page, after })),
    )
  const leading = all.find(({ page }) => page === about)
  if (!leading) return null
  // An answer that is offered after one other only, such as a role of one kind of school, needs that one too.
  const before = leading.after.length === 1 ? all.filter(({ answer }) => answer.slug === leading.after[0]) : []
  return <YourSituation on="dossier" towards={[...before, leading].map(({ answer }) => answer)} />
}
