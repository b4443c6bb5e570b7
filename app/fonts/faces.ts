/** The typefaces of the site; `scripts/fonts.ts` makes their files. */
import localFont from 'next/font/local'

const text = localFont({ src: './text.woff2', variable: '--font-text-face', weight: '400 700' })
/** Few pages have words in italics above the fold: fetched when it is met, not ahead. */
const italic = localFont({
  src: './italic.woff2',
  variable: '--font-italic-face',
  weight: '400 700',
  style: 'italic',
  preload: false,
})
/** One weight, which serves for every weight that is asked for: no browser makes it bolder by itself. */
const display = localFont({ src: './display.woff2', variable: '--font-display-face', weight: '400 700' })

/** The classes that name the typefaces, for the root of a document. */
export const fonts = `${text.variable} ${italic.variable} ${display.variable}`
