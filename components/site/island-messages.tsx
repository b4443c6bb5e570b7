import { NextIntlClientProvider, type Messages } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { listVocabulary } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'

type Namespace = 'search' | 'finder' | 'editor' | 'editing' | 'passkeys' | 'personal' | 'keep' | 'plan' | 'sample'
type Props = { readonly of: readonly Namespace[]; readonly children: ReactNode }

/** The values of facets that the catalogue translates, beside those that the site has words for; search knows them by their Dutch names. */
const withVocabulary = async (search: Messages['search']): Promise<Messages['search']> => ({
  ...search,
  values: { ...(await listVocabulary('en')), ...search.values },
})

/** The messages that the islands below speak. Pages without such islands send neither messages nor their library. */
export const IslandMessages = async ({ of, children }: Props) => {
  const [messages, locale] = [await getMessages(), await pageLocale()]
  const own = Object.fromEntries(of.map((name) => [name, messages[name]]))
  const spoken =
    locale === 'en' && of.includes('search') ? { ...own, search: await withVocabulary(messages.search) } : own
  return (
    <NextIntlClientProvider locale={locale} messages={spoken}>
      {children}
    </NextIntlClientProvider>
  )
}
