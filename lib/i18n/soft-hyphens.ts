/**
 * Where long words may break. Browsers that have a dictionary find these places by themselves (`hyphens: auto`); many have
 * none for Dutch, whose compounds are wider than a phone.
 */
import { hyphenateSync as english } from 'hyphen/en/index.js'
import { hyphenateSync as dutch } from 'hyphen/nl/index.js'
import type { Locale } from './routing.ts'

/** Shorter words fit everywhere. Letters. */
const shortest = 12

/** The same words with soft hyphens (U+00AD), which show only where a line breaks. Source: https://github.com/ytiurin/hyphen */
export const softHyphens = (text: string, locale: Locale): string =>
  (locale === 'nl' ? dutch : english)(text, { minWordLength: shortest })
