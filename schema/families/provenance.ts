/** Where the catalogue and its rows come from: optional, and absent on services that know the contract alone. */
import { boolean, collection, date, list, oneOf, required, slug, text, uuid } from '../define.ts'

/** Whether a row is invented, and who confirmed it; null where not known. */
export const standing = {
  /** True: invented, to show what such a row looks like. */
  sample: boolean(),
  /** Who said that the row is right, and on which day. */
  confirmed_by: text(),
  confirmed_on: date(),
}

/**
 * What holds for the catalogue as a whole, in one row at most. It comes with the rows: an import replaces it.
 * Chosen: the contract names no such collection.
 */
export const catalogue_notes = collection({
  // As a vocabulary it stays single, however large the sample is made.
  family: 'filters',
  fields: {
    id: required(uuid()),
    /** True: people, desks, events and media are invented. */
    sample: boolean(),
    title: text(),
    /** Who wrote the texts, as an attribution names them. */
    source: text(),
    /** The licence of the texts, and its address. */
    licence: text(),
    licence_url: text(),
    /** The day on which the catalogue was put together. */
    day: date(),
  },
})

/** What a data set says of the rows that name it. */
export const factKinds = ['offer', 'form', 'address', 'website', 'rule', 'position'] as const

/** Data sets from which facts were copied, and rules by which rows were made. Chosen: see above. */
export const data_sources = collection({
  // As a vocabulary it stays single, however large the sample is made.
  family: 'filters',
  fields: {
    id: required(uuid()),
    slug: required(slug()),
    /** The name of the data set. */
    title: required(text()),
    publisher: text(),
    url: text(),
    /** The years that the facts are of, such as `2015–2019`. */
    period: text(),
    /** Which facts come from it. */
    facts: list(factKinds),
    licence: text(),
    licence_url: text(),
    /** The day of the copy; null where it is not known. */
    copied_on: date(),
    /** What a reader must know of its limits. */
    remark: text(),
    remark_en: text(),
  },
})

/** How pictures and sound of a recording were made. */
export const pictureKinds = ['filmed', 'drawn'] as const
export const voiceKinds = ['person', 'computer', 'none'] as const
export const production = { picture_kind: oneOf(pictureKinds), voice_kind: oneOf(voiceKinds) }
