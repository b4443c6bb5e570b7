import { getLocale } from 'next-intl/server'
import { languageOfFormat } from './format-language.ts'
import { routing, type Locale } from './routing.ts'

/** The language of this render. The library knows it by the tag of its dates and numbers, such as `en-GB`. */
export const pageLocale = async (): Promise<Locale> => languageOfFormat(await getLocale()) ?? routing.defaultLocale
