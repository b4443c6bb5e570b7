/** Character references of HTML in Markdown, which the library that reads Markdown leaves to the browser. */

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00A0',
    shy: '\u00AD',
    euro: '€',
    ndash: '–',
    mdash: '—',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    hellip: '…',
    bull: '•',
    middot: '·',
    deg: '°',
    sect: '§',
    copy: '©',
    reg: '®',
    trade: '™',
    times: '×',
    frac12: '½',
  }),
)

/** The accents by name, as Unicode joins them to the letter before them. */
const accents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030A',
    cedil: '\u0327',
  }),
)

/** A number that is no character becomes the replacement character. Source: https://spec.commonmark.org/0.31.2/#decimal-numeric-character-references */
const characterOf = (code: number) =>
  code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff) ? '\uFFFD' : String.fromCodePoint(code)

/** The text with each reference as its character: numbers, letters with an accent and common signs; any other stays as written. */
export const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7}|[xX][\da-fA-F]{1,6})|([a-zA-Z]\w*));/g,
    (written: string, code?: string, name = '') => {
      if (code) return characterOf(Number(code.replace(/^x/i, '0x')))
      const accent = accents.get(name.slice(1))
      return named.get(name) ?? (accent ? `${name[0]}${accent}`.normalize('NFC') : written)
    },
  )
