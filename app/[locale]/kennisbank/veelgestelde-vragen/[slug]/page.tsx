import { redirect } from 'next/navigation'
import { getFormatter, getTranslations } from 'next-intl/server'
import { EditItem } from '#components/item-editor/edit-item.tsx'
import { DraftNote } from '#components/rich-text-editor/draft-note.tsx'
import { QuestionFolds } from '#components/hub/question-folds.tsx'
import { FigureCards } from '#components/rich-text/explanations.tsx'
import { PlainDocument } from '#components/rich-text/plain-document.tsx'
import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { itemPage } from '#lib/content/item-page.ts'
import { getFaq, listFaqSlugs, listSimilarQuestions, readFaq } from '#lib/content/faqs.ts'
import { editMark } from '#lib/editors/edit-mark.ts'
import { languageOf } from '#lib/i18n/language-of.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { itemHref, questionSlug } from '#lib/paths.ts'
import { questionsData } from '#lib/structured-data/article.ts'
import { staticSlugs } from '#lib/static-params.ts'
import { plainText } from '#schema/rich-text.ts'

export const ensureStatic = 'navigation'

type Params = { readonly slug: string }
type Props = { readonly params: Promise<Params> }

export const generateStaticParams = async ({ params: { locale } }: { readonly params: { readonly locale: string } }) =>
  staticSlugs(await listFaqSlugs(locale))

const hrefOf = (slug: string) => ({ pathname: '/kennisbank/veelgestelde-vragen/[slug]', params: { slug } }) as const

const { find, generateMetadata } = itemPage({
  hrefOf: ({ slug }: Params) => hrefOf(slug),
  getPublished: ({ slug }) => getFaq(slug),
  readDraft: (source, { slug }) => readFaq(source, slug),
  describe: (faq) => ({
    href: hrefOf(questionSlug(faq)),
    title: faq.question,
    description: faq.answer ? plainText(faq.answer).slice(0, 160) : null,
    languages: [languageOf(faq)],
    type: 'article',
  }),
})
export { generateMetadata }

export default async function FaqPage({ params }: Props) {
  const { slug } = await params
  const { item: faq, isDraft } = await find(params)
  const locale = await pageLocale()
  // The words of an address change with the question; its id does not. Browsers keep no such redirect: a question may get its words back.
  // A draft has the address that its link was made for, whatever its question has become.
  if (!isDraft && decodeURIComponent(slug) !== questionSlug(faq))
    redirect(getPathname({ href: hrefOf(questionSlug(faq)), locale }))
  const [t, site, format, values] = [
    await getTranslations('faq'),
    await getTranslations('site'),
    await getFormatter(),
    await getTranslations('search.values'),
  ]
  const isTranslated = (title: string): title is 'Overstappers' => values.has(title as 'Overstappers')
  const words = await documentWords()
  const updated = faq.date_updated ?? faq.date_created
  const others = await listSimilarQuestions({
    id: faq.id,
    question: faq.question,
    english: faq.english,
    topics: faq.topics,
  })
  const machines = questionsData([faq])
  return (
    <>
      {isDraft ? <DraftNote collection="faqs" item={faq.id} /> : null}
      <EditItem collection="faqs" id={faq.id} />
      <PageHeader
        trail={[
          { label: site('knowledgeBase'), href: '/kennisbank' },
          { label: site('faqs'), href: '/kennisbank/veelgestelde-vragen' },
        ]}
        title={faq.question}
        titleLang={languageOf(faq)}
        kicker={t('kicker')}
      />
      <div className="space-y-16">
        <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
          <div lang={languageOf(faq)} className="space-y-8">
            {faq.answer ? (
              <div className="prose text-lead" {...editMark(isDraft, 'faqs', faq.id, ['answer'])}>
                <PlainDocument document={faq.answer} words={words} hasCards />
                <FigureCards document={faq.answer} />
              </div>
            ) : null}
          </div>
          <aside className="space-y-6 border-s-2 border-line ps-6 text-sm">
            {faq.topics.length || faq.sectors.length ? (
              <div className="space-y-2">
                <p className="font-semibold">{t('about')}</p>
                <LinkTags items={{ topics: faq.topics, sectors: faq.sectors }} />
              </div>
            ) : null}
            {faq.audiences.length ? (
              <div>
                <p className="font-semibold">{t('forWhom')}</p>
                <p>
                  {faq.audiences.map(({ title }, at) => (
                    <span key={title} lang={isTranslated(title) ? undefined : 'nl'}>
                      {at > 0 ? ', ' : ''}
                      {isTranslated(title) ? values(title) : title}
                    </span>
                  ))}
                </p>
              </div>
            ) : null}
            {updated ? (
              <p className="text-muted">
                <time dateTime={updated}>
                  {t('updated', { date: format.dateTime(new Date(updated), { dateStyle: 'long' }) })}
                </time>
              </p>
            ) : null}
          </aside>
        </div>
        {faq.articles.length ? (
          <Part id="meer" title={t('articles')} heading="text-h3" className="wrap space-y-4">
            <ul className="max-w-2xl divide-y divide-line border-y border-line">
              {faq.articles.map((item) => (
                <li key={item.id} lang={item.english ? 'en' : 'nl'} className="py-4 font-semibold">
                  <OptionalLink href={itemHref('articles', item)} className="underline-offset-4 hover:decoration-2">
                    {item.title}
                  </OptionalLink>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        {others.length ? (
          <Part id="andere" title={t('others')} heading="text-h3" className="wrap space-y-4">
            <QuestionFolds questions={others} />
          </Part>
        ) : null}
        <div className="wrap">
          <AdviceStrip about={{ vraag: slug }} />
        </div>
      </div>
      {machines ? <JsonLd data={machines} /> : null}
    </>
  )
}
