import { getTranslations } from 'next-intl/server'
import { Document, type Words } from '#components/rich-text/document.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import type { Article } from '#lib/content/articles.ts'
import { itemHref } from '#lib/paths.ts'
import { languageOf } from '#lib/i18n/language-of.ts'

type Props = { readonly faqs: Article['faqs']; readonly words: Words }

/** Questions that belong to the article, each with its answer folded in and a page of its own. */
export const Questions = async ({ faqs, words }: Props) => {
  if (!faqs.length) return null
  const t = await getTranslations('article')
  return (
    <Part id="vragen" title={t('questions')} heading="text-h3" className="space-y-4">
      <div className="divide-y divide-line border-y border-line">
        {faqs.map((faq) => {
          const href = itemHref('faqs', faq)
          const language = languageOf(faq)
          return (
            <Fold key={faq.id} id={`vraag-${faq.id}`} title={<span lang={language}>{faq.question}</span>}>
              {faq.answer ? (
                <div lang={language} className="prose">
                  <Document id={faq.id} document={faq.answer} words={words} />
                </div>
              ) : null}
              {href ? (
                <p data-screen="" className="mt-4 text-sm">
                  <Link href={href} aria-label={`${t('ownPage')}: ${faq.question}`} className="inline-block py-1 link">
                    {t('ownPage')}
                  </Link>
                </p>
              ) : null}
            </Fold>
          )
        })}
      </div>
    </Part>
  )
}
