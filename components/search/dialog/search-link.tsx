import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { searchConnection } from '#lib/content/search.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { pageTypes, resultKinds, type PageType, type ResultKind } from '#lib/search/kinds.ts'
import { SearchDialogButton } from './dialog-button.island.tsx'

/** The search link in the header of every page, with the messages of the search dialog. */
export const SearchLink = async () => {
  const [t, locale] = [await getTranslations('global'), await pageLocale()]
  const kind = Object.fromEntries(resultKinds.map((name) => [name, t(`kind.${name}`)])) as Record<ResultKind, string>
  const pageType = Object.fromEntries(pageTypes.map((name) => [name, t(`pageType.${name}`)])) as Record<
    PageType,
    string
  >
  return (
    <SearchDialogButton
      label={t('open')}
      action={getPathname({ href: '/zoeken', locale })}
      locale={locale}
      connection={searchConnection}
      words={{
        kind,
        pageType,
        recent: t('recent'),
        meant: t('meant'),
        others: t('others'),
        topics: t('topics'),
        allResults: t('allResults', { query: '{query}' }),
        question: t('question'),
        placeholder: t('placeholder'),
        results: t('kinds'),
        close: t('close'),
        none: t('none'),
        one: t('one'),
        many: t('roughly', { count: '{count}' }),
        busy: t('busy'),
        failed: t('failed'),
        offline: t('offline'),
        unavailable: t('unavailable'),
        retry: t('retry'),
        clear: t('recentClear'),
        hint: t('hint'),
        shortcuts: t('shortcuts'),
      }}
    >
      <Icon name="mdi:magnify" />
    </SearchDialogButton>
  )
}
