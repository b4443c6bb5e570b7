import localFont from 'next/font/local'

const text = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  variable: '--font-text-face',
  weight: '200 800',
})
/** Few pages have words in italics above the fold: fetched when it is met, not ahead. */
const italic = localFont({
  src: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
  variable: '--font-italic-face',
  weight: '200 800',
  style: 'italic',
  preload: false,
})
/** By weight alone: the file with optical sizes is three times as large. */
const display = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-display-face',
  weight: '200 800',
})

/** The classes that name the typefaces, for the root of a document. */
export const fonts = `${text.variable} ${italic.variable} ${display.variable}`
