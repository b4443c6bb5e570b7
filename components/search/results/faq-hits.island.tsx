'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Highlight } from 'react-instantsearch'
import { PlainDocument } from '#components/rich-text/plain-document.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { OpenAll } from '#components/ui/open-all.island.tsx'
import { Link } from '#lib/i18n/navigation.ts'
import { itemHref } from '#lib/paths.ts'
import type { SearchRecord } from '#schema/index.ts'
import { marked } from './hit-link.tsx'
import { useFacetValue, useValueLanguage } from '../filters/facet-names.ts'
import { useItems } from '../list/search-state.ts'
import { languageOf } from '#lib/i18n/language-of.ts'

type OwnPageProps = {
  readonly id: string
  readonly question: string | undefined
  readonly language: 'nl' | 'en'
  readonly label: string
}

/** To the question's own page, to be kept or shared. */
const OwnPage = ({ id, question, language, label }: OwnPageProps) => {
  const locale = useLocale()
  const href = question ? itemHref('faqs', { id, question }) : null
  return href ? (
    <p lang={locale} className="text-sm">
      <Link href={href} prefetch={false} className="link">
        {label}
        <span className="sr-only">
          : <span lang={language}>{question}</span>
        </span>
      </Link>
    </p>
  ) : null
}

/** What a question is filed under, each with the facet that it is a value of. */
const termsOf = ({ topics, sectors }: Pick<SearchRecord<'faqs'>, 'topics' | 'sectors'>) => [
  ...(topics ?? []).map(({ name }) => ({ attribute: 'topics.name', name })),
  ...(sectors ?? []).map(({ title }) => ({ attribute: 'sectors.title', name: title })),
]

/** Questions, each with its answer folded in. */
export const FaqHits = () => {
  const t = useTranslations('search')
  const [word, valueLanguage] = [useFacetValue(), useValueLanguage()]
  const items = useItems<SearchRecord<'faqs'>>()
  const words = { headingLink: (heading: string) => heading, table: t('table') }
  return (
    <div>
      <OpenAll of="vragenlijst" open={t('openAll')} close={t('closeAll')} />
      <div id="vragenlijst" className="divide-y divide-line border-y border-line">
        {items.map((hit) => (
          <div key={hit.objectID} id={`hit-${hit.objectID}`} data-hit={hit.objectID} lang={languageOf(hit)}>
            <Fold id={`vraag-${hit.objectID}`} title={<Highlight attribute="question" hit={hit} classNames={marked} />}>
              <div className="max-w-2xl space-y-3">
                {hit.answer ? (
                  <div className="prose">
                    <PlainDocument id={hit.objectID} document={hit.answer} words={words} />
                  </div>
                ) : (
                  <p>{hit.bodyString}</p>
                )}
                <OwnPage question={hit.question} language={languageOf(hit)} id={hit.objectID} label={t('ownPage')} />
                <p className="text-sm text-muted">
                  {termsOf(hit).map(({ attribute, name }, index) => (
                    <Fragment key={`${attribute}/${name}`}>
                      {index ? ' · ' : null}
                      <span lang={valueLanguage(attribute, name)}>{word(attribute, name)}</span>
                    </Fragment>
                  ))}
                </p>
              </div>
            </Fold>
          </div>
        ))}
      </div>
    </div>
  )
}
