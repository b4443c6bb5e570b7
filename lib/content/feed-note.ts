/** The note that feeds carry about the catalogue as a whole. */
import { getCatalogueNote } from './catalogue.ts'

const sampleSubtitle = 'Voorbeeld: mensen, loketten, bijeenkomsten en media zijn verzonnen.'

type FeedNote = {
  /** That it is a sample; null where it is none. */
  readonly subtitle: string | null
  /** Licence and who is to be credited; null where the catalogue says nothing of it. */
  readonly rights: string | null
}

/** Subtitle and rights of a feed, in Dutch as the feeds are. */
export const readFeedNote = async (): Promise<FeedNote> => {
  const { isSample, source, licence } = await getCatalogueNote()
  return {
    subtitle: isSample ? sampleSubtitle : null,
    rights:
      source !== null && licence !== null
        ? `${source}, ${licence.name}${licence.url ? ` (${licence.url})` : ''}`
        : null,
  }
}
