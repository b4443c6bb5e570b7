import { Fragment } from 'react'
import { TermName } from '#components/ui/term-name.tsx'
import { getTranslations } from 'next-intl/server'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import type { Program } from '#lib/content/programs.ts'
import { itemHref } from '#lib/paths.ts'
import { inWords } from '#lib/routes/duration-in-words.ts'
import { Facts } from './facts.tsx'
import { readKindNames } from './program-kind.ts'

type Props = { readonly program: Program }

/** The facts of a programme, and which are unknown: no source has costs, start and language, which visitors often look for. */
export const ProgramFacts = async ({ program }: Props) => {
  const [t, routes, values] = [
    await getTranslations('program'),
    await getTranslations('routes'),
    await getTranslations('search.values'),
  ]
  const kind = program.type === null ? null : (await readKindNames())(program.type)
  const level = program.level as 'bachelor' | null
  const towns = [...new Set(program.locations.flatMap(({ city }) => city ?? []))]
  const tracks = program.program_forms.flatMap(({ track }) => track?.name ?? [])
  const [institution] = program.educational_institutions
  return (
    <Facts
      unknown={t('unknown')}
      facts={[
        {
          name: t('institution'),
          value: institution ? (
            <OptionalLink href={itemHref('educational_institutions', institution)} lang="nl" className="link">
              {institution.title}
            </OptionalLink>
          ) : null,
        },
        { name: t('level'), value: level && values.has(level) ? values(level) : level },
        { name: t('type'), value: kind ? <span lang={kind.language}>{kind.text}</span> : null },
        { name: t('degree'), value: program.degree },
        {
          name: t('duration'),
          value: program.duration_in_months ? inWords(routes, program.duration_in_months) : null,
        },
        { name: t('form'), value: tracks.length ? <Terms names={tracks} /> : null },
        { name: t('places'), value: towns.length ? <span lang="nl">{towns.join(', ')}</span> : t('online') },
        {
          name: t('qualification'),
          value: program.qualifications.length ? (
            <Terms names={program.qualifications.map(({ name }) => name)} />
          ) : null,
        },
        // A single one is in the title.
        ...(program.school_subjects.length > 1
          ? [{ name: t('subjects'), value: <Terms names={program.school_subjects.map(({ name }) => name)} /> }]
          : []),
        ...(['costs', 'start', 'language'] as const).map((name) => ({
          name: t(name),
          value: <span className="font-normal text-muted">{t('unknownSite')}</span>,
        })),
      ]}
    />
  )
}

/** Names of terms, one after the other. */
const Terms = ({ names }: { readonly names: readonly string[] }) =>
  names.map((name, index) => (
    <Fragment key={name}>
      {index ? ', ' : null}
      <TermName name={name} />
    </Fragment>
  ))
