import { YourSituation } from '#components/visitor/situation.tsx'
import { getRouteMap } from '#lib/content/routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'

type Props = {
  /** Path of the page of a role, sector or qualification, in the language of the catalogue. */
  readonly about: string
}

/** The visitor's situation, with a link to their own routes to what the page is about; nothing where no answer leads there. */
export const SituationTowards = async ({ about }: Props) => {
  const map = await getRouteMap(await pageLocale())
  const [towards] = map.questions.flatMap(({ slug: question, answers }) =>
    answers.filter((answer) => answer.about === about).map(({ slug, title }) => ({ question, slug, title })),
  )
  return towards ? <YourSituation on="dossier" towards={towards} /> : null
}
