import { getTranslations } from 'next-intl/server'
import { Document, type Words } from '#components/rich-text/document.tsx'
import type { Article } from '#lib/content/articles.ts'
import { Fold } from '#components/ui/fold.tsx'

type Props = { readonly faqs: Article['faqs']; readonly words: Words }

/** Questions that belong to the article, each with its answer folded in. */
export const Questions = async ({ faqs, words }: Props) => {
  if (!faqs.length) return null
  const t = await getTranslations('article')
  return (
    <section aria-labelledby="vragen" className="space-y-4">
      <h2 id="vragen" className="text-h3">
        {t('questions')}
      </h2>
      <div className="divide-y divide-line border-y border-line">
        {faqs.map(({ id, question, answer }) => (
          <Fold key={id} id={`vraag-${id}`} title={question}>
            {answer ? (
              <div className="prose">
                <Document document={answer} words={words} />
              </div>
            ) : null}
          </Fold>
        ))}
      </div>
    </section>
  )
}
