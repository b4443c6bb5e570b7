import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { pageLocale } from '#lib/i18n/language.ts'

type Namespace = 'search' | 'finder' | 'editor' | 'personal' | 'keep' | 'plan'
type Props = { readonly of: readonly Namespace[]; readonly children: ReactNode }

/** The messages that the islands below speak. Pages without such islands send neither messages nor their library. */
export const IslandMessages = async ({ of, children }: Props) => {
  const [messages, locale] = [await getMessages(), await pageLocale()]
  return (
    <NextIntlClientProvider locale={locale} messages={Object.fromEntries(of.map((name) => [name, messages[name]]))}>
      {children}
    </NextIntlClientProvider>
  )
}
