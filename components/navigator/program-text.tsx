import { getFormatter, getTranslations } from 'next-intl/server'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { Section } from '#components/ui/section.tsx'
import { listAlternatives } from '#lib/content/alternatives.ts'
import { programSentences } from '#lib/content/program-sentences.ts'
import type { Program } from '#lib/content/programs.ts'
import { listVocabulary } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { itemHref } from '#lib/paths.ts'
import { inWords } from '#lib/routes/duration-in-words.ts'
import { FromHere } from './from-here.island.tsx'

type Props = { readonly program: Program }

/** What is known of a programme in sentences, and the nearest programmes of its kind. */
export const ProgramText = async ({ program }: Props) => {
  const [t, routes, format] = [
    await getTranslations('programText'),
    await getTranslations('routes'),
    await getFormatter(),
  ]
  const locale = await pageLocale()
  const names = locale === 'nl' ? {} : await listVocabulary(locale)
  const sentences = programSentences(program, t, {
    term: (name) => names[name] ?? name,
    list: (all) => format.list(all),
    length: (months) => inWords(routes, months),
  })
  if (!sentences.length) return null
  return (
    <Section id="bekend" title={t('title')}>
      <p className="max-w-2xl">{sentences.join(' ')}</p>
      <Nearest program={program} />
    </Section>
  )
}

/** Programmes of the same kind and qualification elsewhere, nearest to any place of this one. */
const Nearest = async ({ program }: Props) => {
  const [t, others] = [await getTranslations('programText'), await listAlternatives(program)]
  if (!others.length) return null
  return (
    <div className="max-w-2xl space-y-3">
      <h3 className="text-h4">{t('nearest')}</h3>
      <ul className="border-t border-line">
        {others.map(({ kilometres, town, from, ...other }) => (
          <li key={other.id} className="border-b border-line py-3">
            <span lang="nl">
              <OptionalLink href={itemHref('programs', other)}>{other.title}</OptionalLink>
            </span>
            <span className="block text-sm text-muted">
              {[...other.educational_institutions.map(({ title }) => title), town].filter(Boolean).join(', ')}
              <FromHere town={from}>
                {' · '}
                {t('distance', {
                  kilometres: Math.round(kilometres),
                  isHere: kilometres < 1 ? 'yes' : 'no',
                  hasTown: from === null ? 'no' : 'yes',
                  from: from ?? '',
                })}
              </FromHere>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
