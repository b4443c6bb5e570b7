'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useCurrentResults } from '#components/search/list/search-state.ts'
import { isNarrowed, searchedQuery } from '#lib/search/state.ts'
import { answeredArea, answeredWords, wholeCountry } from '#lib/search/understand/requests.ts'
import { areaText } from './area-text.ts'

/**
 * What the list holds, as one sentence in a polite live region, and in the title of the page. Count, words and place are those
 * of one answer: while another place is asked for, the sentence is still that of the list. After a failed search it names no count.
 */
export const ResultHeading = ({
  title,
}: {
  /** What the page is about, to stand in its title where nothing is typed or filtered. */ readonly title: string
}) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const [whereText, titleText] = [useTranslations('finder.where'), useTranslations('finder.titles')]
  const { state, results, isAnswer } = useCurrentResults()
  const { nbHits: count, page, nbPages } = results
  const query = searchedQuery(answeredWords(results._rawResults?.[0]))
  const area = answeredArea(results._rawResults?.[0]) ?? wholeCountry
  const where = areaText(whereText, area)
  const narrowedTitle = areaText(titleText, area)
  const counted = query ? search('resultsFor', { count, query }) : search('results', { count })
  useEffect(() => {
    // The server gave the first title; what is searched for here changes it.
    if (isAnswer)
      document.title = `${isNarrowed(state) ? `${narrowedTitle}: ${counted}` : title} · ${document.title.split(' · ').at(-1)}`
  }, [title, narrowedTitle, counted, state, isAnswer])
  return (
    <div id="aantal" role="status" tabIndex={-1} className="outline-none">
      <h1 className="text-xl/snug font-bold">
        {isAnswer
          ? t('sentence', { count, words: query, hasWords: query ? 'yes' : 'no', where })
          : search('countUnknown')}
        {isAnswer && page > 0 && page < nbPages ? (
          <span className="font-normal text-muted"> · {search('page', { page: page + 1 })}</span>
        ) : null}
      </h1>
    </div>
  )
}
