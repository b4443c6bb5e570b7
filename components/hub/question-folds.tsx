import { getTranslations } from 'next-intl/server'
import { Document } from '#components/rich-text/document.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { OpenAll } from '#components/ui/open-all.island.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { Link } from '#components/ui/link.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import type { Question } from '#lib/content/faqs.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { itemHref } from '#lib/paths.ts'
import { languageOf } from '#lib/i18n/language-of.ts'

type Props = { readonly questions: readonly Question[] }

const id = 'vragenlijst'

/** Questions with their answers folded in; each leads to its own page too. The browser's own search opens them. */
export const QuestionFolds = async ({ questions }: Props) => {
  const locale = await pageLocale()
  const t = await getTranslations('faq')
  const words = await documentWords()
  const [first, ...others] = new Set(questions.map(languageOf))
  const isMixed = others.length > 0
  return (
    <div className="max-w-3xl">
      {first && !isMixed ? <LanguageMark language={first} /> : null}
      {questions.length > 1 ? <OpenAll of={id} open={t('openAll')} close={t('closeAll')} /> : null}
      <div id={id} className="divide-y divide-line border-y border-line">
        {questions.map((question) => {
          const href = itemHref('faqs', question)
          return (
            <div key={question.id} lang={languageOf(question)}>
              <Fold id={`vraag-${question.id}`} title={question.question}>
                <div className="space-y-3">
                  {isMixed ? <LanguageMark language={languageOf(question)} /> : null}
                  {question.answer ? (
                    <div className="prose">
                      <Document id={question.id} document={question.answer} words={words} />
                    </div>
                  ) : null}
                  {href ? (
                    <p lang={locale} className="text-sm">
                      <Link href={href} className="text-muted underline-offset-4 hover:decoration-2">
                        {t('ownPage')}
                        <span className="sr-only">
                          : <span lang={languageOf(question)}>{question.question}</span>
                        </span>
                      </Link>
                    </p>
                  ) : null}
                </div>
              </Fold>
            </div>
          )
        })}
      </div>
    </div>
  )
}
