/**
 * A plain PDF 1.4 of a title and paragraphs, in the Helvetica every reader has. A paragraph that begins with `## ` is a
 * heading, one that begins with `- ` gets a box to tick.
 */

export type Paper = { readonly title: string; readonly paragraphs: readonly string[]; readonly footer?: string }

/** A4, in points. */
const page = { width: 595, height: 842, left: 72, top: 770, bottom: 84 } as const
const measure = page.width - 2 * page.left

type Line = {
  readonly text: string
  readonly size: number
  readonly bold: boolean
  readonly indent: number
  readonly tick: boolean
}
type Placed = Line & { readonly y: number }

/** The bytes of the PDF; letters that Windows-1252 does not have become question marks. */
export const typesetDocument = (paper: Paper): Uint8Array => {
  const pages = paginate(paper)
  const count = pages.length
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = draw(lines, paper.footer ?? '', `${index + 1} / ${count}`)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
          `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    `<< /Title (${escaped(paper.title)}) /Producer (Lesroute) >>`,
  ]
  return assemble(objects)
}

/** Objects one after the other, then the table of where each begins. All text is one byte a letter here. */
const assemble = (objects: readonly string[]): Uint8Array => {
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n'
  const starts: number[] = []
  for (const [index, object] of objects.entries()) {
    starts.push(file.length)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

const paginate = ({ title, paragraphs }: Paper): Placed[][] => {
  const pages: Placed[][] = [[]]
  let y: number = page.top
  const put = (lines: readonly Line[], before: number): void => {
    y -= before
    const leading = (lines[0]?.size ?? 11) * 1.45
    // A heading never stands alone at the foot of a page.
    const needed = lines[0]?.bold === true ? leading * 4 : leading
    if (y - needed < page.bottom) {
      pages.push([])
      y = page.top
    }
    for (const line of lines) {
      if (y < page.bottom) {
        pages.push([])
        y = page.top
      }
      pages.at(-1)?.push({ ...line, y })
      y -= leading
    }
  }
  put(wrap(title, { size: 22, bold: true, indent: 0, tick: false }), 0)
  for (const paragraph of paragraphs) {
    if (paragraph.startsWith('## ')) put(wrap(paragraph.slice(3), { size: 13, bold: true, indent: 0, tick: false }), 14)
    else if (paragraph.startsWith('- '))
      put(wrap(paragraph.slice(2), { size: 11, bold: false, indent: 22, tick: true }), 5)
    else put(wrap(paragraph, { size: 11, bold: false, indent: 0, tick: false }), 9)
  }
  return pages
}

const wrap = (text: string, look: Omit<Line, 'text'>): Line[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, look) > measure - look.indent) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line].map((piece, index) => ({ ...look, text: piece, tick: look.tick && index === 0 }))
}

const draw = (lines: readonly Placed[], footer: string, number: string): string => {
  const marks = lines.map(({ text, size, bold, indent, tick, y }) => {
    const box = tick ? `0.12 0.42 0.34 RG 1.1 w ${page.left} ${tidy(y - 1)} 10 10 re S\n` : ''
    return `${box}BT /${bold ? 'F2' : 'F1'} ${size} Tf ${page.left + indent} ${tidy(y)} Td (${escaped(text)}) Tj ET`
  })
  const foot = `BT /F1 9 Tf ${page.left} 48 Td (${escaped(footer)}) Tj ET\nBT /F1 9 Tf ${page.width - page.left - 24} 48 Td (${escaped(number)}) Tj ET`
  const band = `0.886 0.388 0.169 rg ${page.left} 806 48 5 re f\n0.071 0.192 0.169 rg`
  return [band, ...marks, foot].join('\n')
}

const tidy = (value: number): string => value.toFixed(2)

/** Places of Windows-1252 between 0x80 and 0x9f that Dutch prose uses. */
const windowsPlaces = new Map([
  ['€', 0x80],
  ['…', 0x85],
  ['‘', 0x91],
  ['’', 0x92],
  ['“', 0x93],
  ['”', 0x94],
  ['•', 0x95],
  ['–', 0x96],
  ['—', 0x97],
])

const escaped = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const place = windowsPlaces.get(letter) ?? letter.charCodeAt(0)
    if (letter.length > 1 || place > 0xff || place < 0x20) return '?'
    return '()\\'.includes(letter) ? `\\${letter}` : String.fromCharCode(place)
  }).join('')

/** Widths of Helvetica in thousandths of the size, from the space to the tilde; other letters count as an n. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]

const widthOf = (text: string, { size, bold }: Pick<Line, 'size' | 'bold'>): number => {
  let thousandths = 0
  for (let index = 0; index < text.length; index += 1) thousandths += widths[text.charCodeAt(index) - 32] ?? 556
  // The bold face is wider by up to a tenth.
  return (thousandths / 1000) * size * (bold ? 1.1 : 1)
}
