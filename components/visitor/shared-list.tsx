import { getTranslations } from 'next-intl/server'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Described } from '#lib/content/saved.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { byKind, isComparable, writeReferences } from '#lib/visitor/item.ts'
import { KindSection } from './kind-section.tsx'
import { TakeOver } from './take-over.island.tsx'

type Props = {
  readonly items: readonly Described[]
  /** How many of the list are no longer on the site. */
  readonly gone: number
}

/** A shared list. It works without script, where a plain form leads to the comparison. */
export const SharedList = async ({ items, gone }: Props) => {
  const [t, words, marks, locale] = [
    await getTranslations('personal'),
    await getTranslations('keep'),
    await getTranslations('sample'),
    await pageLocale(),
  ]
  const canCompare = items.filter(({ kind }) => isComparable(kind)).length > 1
  return (
    <form action={getPathname({ href: '/vergelijken', locale })} className="space-y-12">
      {gone ? <p className="border-s-4 border-sun ps-4">{t('sharedGone', { count: gone })}</p> : null}
      {items.length ? (
        <TakeOver
          list={writeReferences(items.map(({ ref }) => ref))}
          titles={items.map(({ title }) => title)}
          words={{ take: t('take', { count: items.length }), taken: t('taken'), failed: t('keepFailed') }}
        />
      ) : null}
      {byKind(items).map(({ kind, peers }) => (
        <KindSection key={kind} kind={kind} title={t(`kind.${kind}`)} count={peers.length}>
          {peers.map(({ ref, id, title, language, text, href, mark }) => (
            <li
              key={ref}
              className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-t border-line py-5"
            >
              <div className="min-w-0 max-w-3xl space-y-1">
                <h3 lang={language} className="text-h4">
                  <OptionalLink
                    href={href}
                    className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                  >
                    {title}
                  </OptionalLink>
                </h3>
                {text ? (
                  <p lang={language} className="line-clamp-2 text-muted">
                    {text}
                  </p>
                ) : null}
                {mark ? <SampleMark>{marks(mark)}</SampleMark> : null}
              </div>
              {canCompare && isComparable(kind) ? (
                <label className="inline-flex min-h-10 items-center gap-2 text-sm">
                  <input type="checkbox" name="ids" value={id} className="size-4.5 accent-brand" />
                  <span>
                    {words('compare')}
                    <span lang={language} className="sr-only">
                      : {title}
                    </span>
                  </span>
                </label>
              ) : null}
            </li>
          ))}
        </KindSection>
      ))}
      {canCompare ? (
        <p data-screen="" className="flex flex-wrap items-center gap-4">
          <button className={buttonClass({ variant: 'outline' })}>{t('compareTicked')}</button>
          <span className="text-sm text-muted">{t('compareHint')}</span>
        </p>
      ) : null}
    </form>
  )
}
