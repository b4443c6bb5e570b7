'use client'

import { useTranslations } from 'next-intl'
import { memo, useLayoutEffect, useRef } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { lastPage } from '#lib/search/list-pages.ts'
import { mostShown } from '#lib/search/state.ts'
import { useDeferredResults, useLinkTo, useScope } from '../list/search-state.ts'

const look = 'grid min-h-11 min-w-11 place-items-center rounded-full px-3 no-underline'
/** Pages named on either side of the current one. */
const neighbours = 2

/** The numbers named for a page: itself and its neighbours, as many as fit. */
const around = (page: number, last: number): number[] => {
  const length = Math.min(last, 2 * neighbours + 1)
  const first = Math.max(1, Math.min(page - neighbours, last - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/** A button that loads more below the list, and the pages as links, so that each has an address. */
export const Pages = memo(() => {
  const t = useTranslations('search')
  const { page: search } = useScope()
  const deferred = useDeferredResults()
  const { state, results, isAnswer } = deferred
  const linkTo = useLinkTo(deferred)
  const { page, shown = 1 } = state
  const last = lastPage(results.nbHits, search)
  const current = page + shown - 1
  const { hits } = results
  const { length } = hits
  /** Ids of the items that were there when more were requested. */
  const former = useRef<ReadonlySet<string> | null>(null)
  const nav = useRef<HTMLElement>(null)
  // Before anything else hears that the button has gone with the last page.
  useLayoutEffect(() => {
    const before = former.current
    if (!before || length <= before.size) return
    former.current = null
    const { activeElement, body } = document
    // Whoever went on to another place stays there, with what is being typed. The count has the focus after a failure.
    const isElsewhere = activeElement !== body && activeElement?.id !== 'aantal'
    if (isElsewhere && !nav.current?.contains(activeElement)) return
    // The focus moves to the first new item, which in a sorted table may stand among the others.
    const items = [...document.querySelectorAll<HTMLElement>('#resultaten [data-hit]')]
    const next = items.find(({ dataset }) => !before.has(dataset['hit'] ?? ''))
    next?.querySelector<HTMLElement>('a, summary')?.focus({ preventScroll: true })
  }, [length])
  // After a failed search the numbers would be those of a former list.
  if (last < 2 || !isAnswer) return null
  const link = (to: number, text: string, label?: string) => {
    const { href, onClick } = linkTo(({ query, refinements }) => ({ query, page: to, refinements }))
    return (
      <a
        href={`${href}#resultaten`}
        aria-label={label}
        aria-current={to === page && shown === 1 ? 'page' : undefined}
        onClick={(event) => {
          onClick(event)
          if (!event.defaultPrevented) return
          document.getElementById('resultaten')?.scrollIntoView()
          // The links are far below the new list: the focus moves to its count, which names the page.
          document.getElementById('aantal')?.focus({ preventScroll: true })
        }}
        className={`${look} ${to >= page && to <= current ? 'bg-ink text-paper' : 'hover:bg-sunken hover:underline'}`}
      >
        {text}
      </a>
    )
  }
  const more = linkTo((now) => ({ ...now, shown: shown + 1 }))
  return (
    <>
      {/* Paper has no other pages. */}
      <p className="hidden pt-4 print:block">{t('onPaper', { shown: length, count: results.nbHits })}</p>
      <nav ref={nav} aria-label={t('pagination')} className="space-y-5 pt-6 text-center">
        {page === 1 && current < last ? (
          <p className="space-y-2">
            {shown < mostShown ? (
              <a
                // A press before the page has its script loads it anew, and goes on at the end of what was read.
                href={`${more.href}#hit-${hits.at(-1)?.objectID ?? ''}`}
                onClick={(event) => {
                  former.current = new Set(hits.map(({ objectID }) => objectID))
                  more.onClick(event)
                }}
                className={buttonClass({ variant: 'outline' })}
              >
                {t('showMore')}
              </a>
            ) : null}
            <span className="block text-sm text-muted">{t('shown', { shown: length, count: results.nbHits })}</span>
          </p>
        ) : null}
        <ul className="flex flex-wrap items-center justify-center gap-1">
          {page > 1 ? <li>{link(page - 1, `← ${t('previous')}`)}</li> : null}
          {around(current, last).map((number) => (
            <li key={number}>{link(number, String(number), t('page', { page: number }))}</li>
          ))}
          {current < last ? <li>{link(current + 1, `${t('next')} →`)}</li> : null}
        </ul>
      </nav>
    </>
  )
})
