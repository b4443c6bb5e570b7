import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import type { Program } from '#lib/content/programs.ts'
import { inWords } from '#lib/routes/duration-in-words.ts'

type Props = { readonly program: Program }

const levels = ['mbo', 'bachelor', 'master', 'phd', 'post-graduate', 'preparatory', 'associate'] as const

/** Kilometres around the first town in which other programmes are looked for. */
const nearby = '50'

const linked = (href: Parameters<typeof Link>[0]['href']) => (words: ReactNode) => (
  <Link href={href} className="underline underline-offset-4 hover:decoration-2">
    {words}
  </Link>
)

/** What is known of a programme in sentences made of its facts, with the way to what it does not say. A fact that is unknown has no sentence. */
export const ProgramSummary = async ({ program }: Props) => {
  const [t, durations, format] = [
    await getTranslations('program.summary'),
    await getTranslations('routes'),
    await getFormatter(),
  ]
  const { title, locations, program_forms: forms, qualifications, roles, duration_in_months: months } = program
  const level = levels.find((name) => name === program.level)
  const towns = [...new Set(locations.flatMap(({ city }) => city ?? []))]
  const [town] = towns
  const institution = program.educational_institutions.map((one) => one.title)
  const nl = (words: ReactNode) => <span lang="nl">{words}</span>
  const names = (terms: readonly { readonly name: string }[]) =>
    format.list(terms.map(({ name }) => <TermName key={name} name={name} />))
  const tracks = forms.flatMap(({ track }) => track ?? [])
  return (
    <div className="max-w-2xl space-y-4">
      <p>
        {level && institution.length
          ? t.rich('what', { title, level, institution: format.list(institution), nl })
          : null}{' '}
        {towns.length ? t.rich('where', { towns: format.list(towns), nl }) : null}
      </p>
      <p>
        {tracks.length ? t.rich('forms', { count: tracks.length, forms: () => names(tracks) }) : null}{' '}
        {months ? t('duration', { duration: inWords(durations, months) }) : null}
      </p>
      <p>
        {qualifications.length ? t.rich('qualification', { names: () => names(qualifications) }) : null}{' '}
        {roles.length ? t.rich('roles', { names: () => names(roles) }) : null}
      </p>
      <p>
        {t.rich('admission', { link: linked('/routes') })}{' '}
        {town
          ? t.rich('others', {
              town,
              nl,
              link: linked({
                pathname: '/navigator/opleidingen',
                query: { q: title.replace(/\(.*$/, '').trim(), plaats: town, straal: nearby },
              }),
            })
          : null}
      </p>
    </div>
  )
}
