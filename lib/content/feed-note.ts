/** The note that feeds carry about the catalogue as a whole. */
import type { Locale } from '../i18n/routing.ts'
import { getCatalogueNote } from './catalogue.ts'

const sampleSubtitle: Readonly<Record<Locale, string>> = {
  nl: 'Voorbeeld: mensen, loketten, bijeenkomsten en media zijn verzonnen.',
  en: 'Sample: people, desks, events and media are invented.',
}

type FeedNote = {
  /** The note that it is a sample; null where it is none. */
  readonly subtitle: string | null
  /** Licence and who is to be credited; null where the catalogue says nothing of it. */
  readonly rights: string | null
}

/** Subtitle and rights of a feed in that language. */
export const readFeedNote = async (locale: Locale = 'nl'): Promise<FeedNote> => {
  const { isSample, source, licence } = await getCatalogueNote()
  return {
    subtitle: isSample ? sampleSubtitle[locale] : null,
    rights:
      source !== null && licence !== null
        ? `${source}, ${licence.name}${licence.url ? ` (${licence.url})` : ''}`
        : null,
  }
}
