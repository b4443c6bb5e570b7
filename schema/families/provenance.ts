/** Where the catalogue and its rows come from: optional, and absent on services that know the contract alone. */
import * as f from '../define.ts'

const collection = f.family('filters')

/** Whether a row is invented, and who confirmed it; null where not known. */
export const standing = {
  /** True: invented, to show what such a row looks like. */
  sample: f.boolean(),
  /** Who said that the row is right, and on which day. */
  confirmed_by: f.text(),
  confirmed_on: f.date(),
}

/**
 * What holds for the catalogue as a whole, in one row at most. It comes with the rows: an import replaces it.
 * Chosen: the contract names no such collection.
 */
export const catalogue_notes = collection({
  // As a vocabulary it stays single, however large the sample is made.
  fields: {
    /** True: people, desks, events and media are invented. */
    sample: f.boolean(),
    title: f.text(),
    /** Who wrote the texts, as an attribution names them. */
    source: f.text(),
    /** The licence of the texts, and its address. */
    licence: f.text(),
    licence_url: f.text(),
    /** The day on which the catalogue was put together. */
    day: f.date(),
  },
})

/** What a data set says of the rows that name it. */
export const factKinds = ['offer', 'form', 'address', 'website', 'rule', 'position'] as const

/** Data sets from which facts were copied, and rules by which rows were made. Chosen: see above. */
export const data_sources = collection({
  // As a vocabulary it stays single, however large the sample is made.
  fields: {
    slug: f.required(f.slug()),
    /** The name of the data set. */
    title: f.required(f.text()),
    publisher: f.text(),
    url: f.text(),
    /** The years that the facts are of, such as `2015–2019`. */
    period: f.text(),
    /** Which facts come from it. */
    facts: f.list(factKinds),
    licence: f.text(),
    licence_url: f.text(),
    /** The day of the copy; null where it is not known. */
    copied_on: f.date(),
    /** What a reader must know of its limits. */
    remark: f.text(),
    remark_en: f.text(),
  },
})

/** How pictures and sound of a recording were made. */
export const pictureKinds = ['filmed', 'drawn'] as const
export const voiceKinds = ['person', 'computer', 'none'] as const
export const production = { picture_kind: f.oneOf(pictureKinds), voice_kind: f.oneOf(voiceKinds) }
