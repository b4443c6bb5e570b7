/**
 * Makes the font files in `app/fonts/` of those that packages deliver: `node scripts/fonts.ts`. The weights that no page uses are left
 * out, which halves what a first visit downloads; the characters are those of the package's file for Latin. Run it after an
 * update of the packages, and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import { z } from 'zod'

type Face = { readonly family: string; readonly file: string; readonly weight: number | { min: number; max: number } }

/** By the name of the file that is made; weights as in `app/fonts/faces.ts`. */
export const faces: Readonly<Record<string, Face>> = {
  text: { family: 'atkinson-hyperlegible-next', file: 'latin-wght-normal', weight: { min: 400, max: 700 } },
  italic: { family: 'atkinson-hyperlegible-next', file: 'latin-wght-italic', weight: { min: 400, max: 700 } },
  // Headings have one weight: its axis alone would be a third of the file.
  display: { family: 'bricolage-grotesque', file: 'latin-wght-normal', weight: 650 },
}

const folderOf = (family: string): string => path.join('node_modules', '@fontsource-variable', family)

/** The characters of `U+0000-00FF, U+0131, …`, as the package lists those of its file for Latin. */
const charactersOf = (family: string): string => {
  const list = JSON.parse(readFileSync(path.join(folderOf(family), 'unicode.json'), 'utf8')) as unknown
  const ranges = z.object({ latin: z.string() }).parse(list).latin.split(',')
  return ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((digits) => Number.parseInt(digits, 16))
      return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))
    })
    .join('')
}

/** The bytes of a font file (WOFF2); the same packages give the same bytes. */
export const makeFace = ({ family, file, weight }: Face): Promise<Buffer> =>
  subsetFont(readFileSync(path.join(folderOf(family), 'files', `${family}-${file}.woff2`)), charactersOf(family), {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  })

export const fileOf = (name: string): string => path.join('app', 'fonts', `${name}.woff2`)

if (import.meta.main)
  for (const [name, face] of Object.entries(faces)) writeFileSync(fileOf(name), await makeFace(face))
