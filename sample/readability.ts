/** How easy a Dutch text is to read, by Flesch as Douma fitted it to Dutch. */

/** A vowel group of Dutch; a diaeresis begins a new one. */
const vowels = /[äëïöü]|(?:aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ou|au|ei|ij|[aeiouyáéíóúèêâîû])/gi
const word = /\p{L}[\p{L}’'-]*/gu

/** Returns the sentences of a Markdown text: without tables, fenced blocks, headings and addresses; list items are sentences. */
export const sentencesOf = (markdown: string): string[] =>
  markdown
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/^\|.*$/gm, '')
    .replaceAll(/^#+ .*$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*_[\]>~`]/g, '')
    .split(/(?<=[.!?:;])\s+|\n\s*(?:[-–]|\d+\.)\s+|\n{2,}/)
    .filter((sentence) => (sentence.match(word) ?? []).length > 1)

/** Returns the number of syllables of a word, never less than one. */
export const syllablesOf = (text: string): number => Math.max(1, (text.match(vowels) ?? []).length)

/**
 * Returns the reading ease of a text: 206.84 − 0.93 × words a sentence − 77 × syllables a word; 60 and more is plain, 30
 * and less hard. Source: W. H. Douma, De leesbaarheid van landbouwbladen (1960).
 */
export const readingEase = (markdown: string): number => {
  const sentences = sentencesOf(markdown)
  const words = sentences.flatMap((sentence) => sentence.match(word) ?? [])
  const syllables = words.reduce((sum, each) => sum + syllablesOf(each), 0)
  return 206.84 - 0.93 * (words.length / sentences.length) - 77 * (syllables / words.length)
}
