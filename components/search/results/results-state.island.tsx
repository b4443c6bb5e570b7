'use client'

import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#lib/i18n/navigation.ts'
import { lastPage } from '#lib/search/list-pages.ts'
import { holdPartOfWords } from '#lib/search/part-of-words.ts'
import { isPutAsQuestion } from '#lib/search/query-text.ts'
import { searchedQuery } from '#lib/search/state.ts'
import { EmptyState, type More } from './empty-state.island.tsx'
import { PlaceLinks } from './place-links.island.tsx'
import { useCurrentResults, useLinkTo, useProgress, useScope } from '../list/search-state.ts'
import { useOnline } from '../list/use-online.ts'

type Props = {
  readonly children: ReactNode
  readonly more?: More
}

/** Why a search failed, and the remedy: none, wait for the network, or try again. */
const Failed = ({ error, retry }: { readonly error: Error; readonly retry: () => void }) => {
  const t = useTranslations('search')
  const [isOnline, { page }] = [useOnline(), useScope()]
  useEffect(() => {
    // A search that failed offline is retried automatically once the browser is online.
    addEventListener('online', retry)
    // The same words are no other search: sent once more, they are one.
    document.addEventListener('submit', retry)
    return () => {
      removeEventListener('online', retry)
      document.removeEventListener('submit', retry)
    }
  }, [retry])
  if (error.name === 'SearchUnavailableError')
    return (
      <div role="status" className="rounded-lg bg-sunken p-6">
        <p className="font-display text-h4 font-semibold">{t('unavailable')}</p>
        <p className="mt-1">{t('unavailableHelp')}</p>
      </div>
    )
  return (
    <div role="alert" className={`rounded-lg p-6 ${isOnline ? 'bg-danger-soft' : 'bg-sunken'}`}>
      <p className="font-display text-h4 font-semibold">{isOnline ? t('error') : t('offline')}</p>
      <p className="mt-1">
        {t(isOnline ? (page.index === 'programs' ? 'errorHelpPrograms' : 'errorHelp') : 'offlineHelp')}
      </p>
      {isOnline ? (
        <button type="button" onClick={retry} className={`${buttonClass({ size: 'sm' })} mt-4`}>
          {t('retry')}
        </button>
      ) : null}
    </div>
  )
}

/** A page of the address that the list does not have: how many there are, and the way to the last. */
const NoSuchPage = () => {
  const t = useTranslations('search')
  const { page } = useScope()
  const current = useCurrentResults()
  const linkTo = useLinkTo(current)
  const last = lastPage(current.results.nbHits, page)
  return (
    <div className="space-y-4 rounded-lg bg-sunken p-6">
      <p className="font-display text-h4 font-semibold">{t('noPage', { last })}</p>
      <p>
        <a
          {...linkTo((state) => ({ ...state, page: last }))}
          className={buttonClass({ size: 'sm', variant: 'outline' })}
        >
          {t(last > 1 ? 'toLastPage' : 'toFirstPage')}
        </a>
      </p>
    </div>
  )
}

/** A query of signs alone, which finds everything: said, since the list is not of what was typed. */
const Signs = ({ query }: { readonly query: string }) => {
  const t = useTranslations('search')
  return searchedQuery(query) === query ? null : (
    <p role="status" className="pb-3 font-medium">
      {t('signs', { query })}
    </p>
  )
}

/**
 * The way to everything there is on what was asked, where no hit of the list holds all of it, and where programmes are listed for a question.
 * `words`: what is searched for.
 */
const ToEverything = ({ words }: { readonly words: string }) => {
  const t = useTranslations('search')
  const { page } = useScope()
  const { state, results } = useCurrentResults()
  const isPart = holdPartOfWords(words, results.hits)
  if (results.page > 0 || !(isPart || (page.index === 'programs' && isPutAsQuestion(state.query)))) return null
  return (
    <p role="status" className="flex flex-wrap gap-x-3 pb-3">
      <span className="font-medium">{t(isPart ? 'partOfWords' : 'programsForQuestion')}</span>
      <Link href={{ pathname: '/zoeken', query: { q: state.query } }} className="min-w-0 font-semibold link">
        {t('everywhere', { query: state.query })}
      </Link>
    </p>
  )
}

/** The list, or why there is none: no hits, or a failed search, each with alternatives. */
export const Outcome = ({ children, more }: Props) => {
  const { state, results, isAnswer } = useCurrentResults()
  const { status, error, refresh } = useProgress()
  const { page } = useScope()
  const failure = error ? <Failed error={error} retry={refresh} /> : null
  if (error && !isAnswer) return failure
  if (results.nbHits > 0 && results.hits.length === 0 && results.page > 0) return <NoSuchPage />
  if (results.nbHits === 0) return <EmptyState {...(more ? { more } : {})} />
  return (
    <div aria-busy={status === 'loading' || status === 'stalled'} className="search-progress">
      <Signs query={results.query} />
      <ToEverything words={more?.understanding.rest ?? state.query} />
      {/* A desk serves more places than its text names, and an institution teaches in more. */}
      {page.index === 'regional_education_desks' || page.index === 'educational_institutions' ? (
        <PlaceLinks query={state.query} />
      ) : null}
      {children}
      {/* Only more of this list could not be fetched: the rest stays. */}
      {failure}
    </div>
  )
}
