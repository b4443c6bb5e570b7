/** Texts of the sample and of the interface use one name for one thing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArticles, readEpisodes, readQuestions, readStories, readVideos } from './content-files.ts'
import { checklists } from './library.ts'
import { questions } from './route-questions.ts'
import { steps } from './route-steps.ts'
import { sectors } from './sectors.ts'
import * as taxonomies from './taxonomies.ts'
import { oldSpellings } from './terms.ts'

type Text = { readonly where: string; readonly language: 'nl' | 'en'; readonly text: string }

/** Addresses and file names keep the spelling they were made with. */
const withoutNames = (body: string): string =>
  body.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/^\s*- \w+: [\w-]+$/gm, '')

const ofFiles: Text[] = [
  ...readArticles().map(({ slug, matter, body }): Text => {
    const { title, summary, description, english } = matter
    return {
      where: slug,
      language: english ? 'en' : 'nl',
      text: [title, summary, description, withoutNames(body)].join('\n'),
    }
  }),
  ...[...readStories(), ...readEpisodes(), ...readVideos()].map(({ slug, matter, body }): Text => ({
    where: slug,
    language: 'nl',
    text: [matter.title, matter.description, body].join('\n'),
  })),
  ...readQuestions().map(({ question, answer, english, matter }): Text => ({
    where: matter.key,
    language: english ? 'en' : 'nl',
    text: `${question}\n${answer}`,
  })),
]
const ofData = Object.entries({ checklists, questions, steps, sectors, taxonomies }).map(([where, data]): Text => ({
  where,
  language: 'nl',
  text: JSON.stringify(data),
}))
const ofMessages = (['nl', 'en'] as const).map((language): Text => ({
  where: `messages ${language}`,
  language,
  text: readFileSync(join(import.meta.dirname, `../lib/i18n/messages/${language}.json`), 'utf8'),
}))

test.each(oldSpellings)('$language: $instead, never $pattern', ({ pattern, language }) => {
  const texts = [...ofFiles, ...ofData, ...ofMessages].filter((text) => text.language === language)
  expect(texts.filter(({ text }) => pattern.test(text)).map(({ where }) => where)).toEqual([])
})

test('every text is read', () => {
  expect(ofFiles.length).toBeGreaterThan(380)
  expect(ofData.length + ofMessages.length).toBe(7)
})
