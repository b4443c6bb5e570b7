/** XML as a tagged template: what is put in is escaped, what was made by the same tag is kept. */
import { escapeUTF8 } from 'entities/escape'

/** A piece of well-formed XML. */
export type Xml = { readonly markup: string }

type Value = string | number | false | null | undefined | Xml | readonly Xml[]

/** What XML 1.0 cannot hold, not even escaped: control characters, lone surrogates and two code points. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escape = (text: string): string => escapeUTF8(text.replaceAll(impossible, ''))

const write = (value: Value): string => {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
  return escape(String(value))
}

/** The template as XML; nothing is written for null, undefined and false. Source: https://www.w3.org/TR/xml/#charsets */
export const xml = (parts: TemplateStringsArray, ...values: readonly Value[]): Xml => ({
  markup: parts.map((part, index) => part + write(values[index])).join(''),
})

/** A whole document as text, to be sent as UTF-8. */
export const xmlDocument = ({ markup }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`
