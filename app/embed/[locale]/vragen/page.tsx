import { getTranslations } from 'next-intl/server'
import { EmbedPage } from '#components/embed/embed-page.tsx'
import { PageLinks } from '#components/ui/page-links.tsx'
import { PlainDocument } from '#components/rich-text/plain-document.tsx'
import { HiddenFields } from '#components/routes/hidden-fields.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Fold } from '#components/ui/fold.tsx'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { listEmbeddedQuestions } from '#lib/content/embeds.ts'
import { embedHref, readPresets } from '#lib/developers/presets.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { bareMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { toParameters } from '#lib/search/state.ts'
import { languageOf } from '#lib/i18n/language-of.ts'
import { cutText } from '#lib/visible-text.ts'

export const generateMetadata = bareMetadata('embed.titleVragen')

export default async function EmbeddedQuestions({ searchParams }: PageProps<'/embed/[locale]/vragen'>) {
  const [t, locale, parameters] = [await getTranslations('embed'), await pageLocale(), toParameters(await searchParams)]
  const presets = readPresets(parameters)
  const query = cutText((parameters.get('q') ?? '').trim(), 200)
  const own = query ? { q: query } : {}
  const list = await listEmbeddedQuestions(new URLSearchParams({ ...own, pagina: parameters.get('pagina') ?? '1' }))
  const words = await documentWords()
  return (
    <EmbedPage presets={presets} more={{ pathname: '/kennisbank/veelgestelde-vragen', query: own }}>
      <h1 className="text-h2">{t('titleVragen')}</h1>
      <search>
        <form
          // Back brings the former list: the fields are to say what it is of.
          autoComplete="off"
          action={getPathname({ href: '/embed/vragen', locale })}
          className="flex flex-wrap items-end gap-4 rounded-lg bg-brand-soft p-5"
        >
          <HiddenFields of={embedHref('vragen', presets)} />
          <label className="min-w-60 grow font-semibold">
            {t('word')}
            <input name="q" type="search" maxLength={200} defaultValue={query} className="field mt-1 font-normal" />
          </label>
          <button type="submit" className={buttonClass()}>
            {t('search')}
          </button>
        </form>
      </search>
      {list ? (
        <Part id="gevonden" title={t('questionsFound', { count: list.count })} heading="text-h3" className="space-y-4">
          <div className="divide-y divide-line border-y border-line">
            {list.items.map((item) => {
              const href = itemHref('faqs', { id: item.objectID, question: item.question })
              const language = languageOf(item)
              return (
                <div key={item.objectID} lang={language}>
                  <Fold id={`vraag-${item.objectID}`} title={item.question}>
                    <div className="max-w-2xl space-y-3">
                      {item.answer ? (
                        <div className="prose">
                          <PlainDocument
                            id={item.objectID}
                            document={item.answer}
                            words={words}
                            newWindow={
                              <span lang={locale} className="sr-only">
                                {` (${t('newWindow')})`}
                              </span>
                            }
                          />
                        </div>
                      ) : (
                        <p>{item.bodyString}</p>
                      )}
                      {href ? (
                        <p lang={locale} className="text-sm">
                          <Link href={href} target="_blank" className="text-brand underline underline-offset-4">
                            {t('ownPage')}
                            <span className="sr-only">
                              : <span lang={language}>{item.question}</span> ({t('newWindow')})
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
          <PageLinks
            page={list.page}
            pages={list.pages}
            at={(page) => embedHref('vragen', presets, { ...own, pagina: String(page) })}
          />
        </Part>
      ) : (
        <p role="alert">{t('failed')}</p>
      )}
    </EmbedPage>
  )
}
