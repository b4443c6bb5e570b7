/** One name for one thing: spellings that our texts do not use, each with the one they do. Read by `terms.test.ts`. */

export type Spelling = {
  readonly pattern: RegExp
  readonly instead: string
  /** The language of the texts it is about. */
  readonly language: 'nl' | 'en'
}

/** Chosen: the terms of the glossary, in the spelling of the Dutch word list; where a thing had two names, the one most used. */
export const oldSpellings: readonly Spelling[] = [
  { language: 'nl', pattern: /\bWelke rol\b/, instead: 'functie' },
  { language: 'nl', pattern: /\btredes\b/i, instead: 'treden' },
  { language: 'nl', pattern: /\bhoe lang\b/i, instead: 'hoelang' },
  { language: 'nl', pattern: /\bzijinstro/i, instead: 'zij-instroom' },
  { language: 'nl', pattern: /\bbeperkte tweedegraads/i, instead: 'beperkt tweedegraads' },
  { language: 'nl', pattern: /\bkopjaar\b|\bkopstudie\b/i, instead: 'kopopleiding' },
  { language: 'nl', pattern: /\bgastleraar|\bgastleraren/i, instead: 'gastdocent' },
  { language: 'nl', pattern: /\bgroepsleraar|\bgroepsleraren/i, instead: 'groepsleerkracht' },
  { language: 'nl', pattern: /\bvakleraar|\bvakleraren/i, instead: 'vakleerkracht (basisschool) of vakdocent' },
  { language: 'nl', pattern: /\b(?:onderwijs|leraar)-(?:assistent|ondersteuner)/i, instead: 'in één woord' },
  { language: 'nl', pattern: /\bLIO\b/, instead: 'lio' },
  { language: 'nl', pattern: /\bVAVO\b/, instead: 'vavo' },
  { language: 'nl', pattern: /\bklassieke culturele vorming\b(?! is in 2014)/i, instead: 'Latijn en Grieks' },
  { language: 'en', pattern: /\b(?:first|second)-degree\b/i, instead: 'grade one, grade two' },
  { language: 'en', pattern: /\binclusive education act\b/i, instead: 'appropriate education' },
  { language: 'en', pattern: /\bside[- ]entr/i, instead: 'lateral entry' },
  { language: 'en', pattern: /\blateral entrant/i, instead: 'lateral entry' },
  { language: 'en', pattern: /\btop-up course\b/i, instead: 'one-year teacher training course' },
  { language: 'en', pattern: /\bguest lecturer/i, instead: 'guest teacher' },
  { language: 'en', pattern: /\bsuitability (?:assessment|statement)/i, instead: 'aptitude assessment' },
  { language: 'en', pattern: /\bWhom do\b/, instead: 'Who do, Who should' },
]
