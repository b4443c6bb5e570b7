import { getTranslations } from 'next-intl/server'
import { Document } from '#components/rich-text/document.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { Link } from '#components/ui/link.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { midSentence } from '#lib/content/program-sentences.ts'
import type { Program } from '#lib/content/programs.ts'
import { listVocabulary } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { itemHref } from '#lib/paths.ts'
import { OutboundLink } from './outbound-link.tsx'

type Props = { readonly forms: Program['program_forms'] }

/** Each form in which a programme is taught, with its facts and its own address at the institution. */
export const ProgramForms = async ({ forms }: Props) => {
  const t = await getTranslations('program')
  const locale = await pageLocale()
  const names = locale === 'nl' ? {} : await listVocabulary(locale)
  const words = await documentWords()
  if (!forms.length) return <p>{t('noForms')}</p>
  return (
    <ul className="space-y-5">
      {forms.map(({ id, track, description, url }) => {
        const href = track ? itemHref('tracks', track) : null
        return (
          <li key={id} className="space-y-4 rounded-lg border border-line bg-surface p-6 sm:p-7">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="text-h3">{track ? <TermName name={track.name} /> : t('unknown')}</h3>
              {track && href ? (
                <Link href={href} className="py-1 text-sm link">
                  {t('trackPage', { name: midSentence(names[track.name] ?? track.name) })}
                </Link>
              ) : null}
            </div>
            {description ? (
              <>
                <LanguageMark language="nl" />
                <div lang="nl" className="prose">
                  <Document id={id} document={description} words={words} />
                </div>
              </>
            ) : null}
            {url ? (
              <OutboundLink to={url} variant="outline" size="sm">
                {t('toWebsite')}
              </OutboundLink>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
