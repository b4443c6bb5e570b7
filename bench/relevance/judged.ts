/**
 * What people look for and what answers it. `needs.json`: 324 needs in nine kinds, written from what people say before
 * anybody looked at the catalogue; half of them for tuning, half only to report. `judgements.json`: grades of 1 (related) to
 * 3 (answers it), given over the whole catalogue without sight of any system's results.
 */
import { z } from 'zod'
import judgementsFile from './judgements.json' with { type: 'json' }
import needsFile from './needs.json' with { type: 'json' }
import { valuesAt } from '#service/search/paths.ts'
import { recordsOf } from './systems.ts'

export const kinds = [
  'colloquial',
  'question',
  'abbreviation',
  'compound',
  'typo',
  'english',
  'non-native',
  'navigation',
  'place',
] as const

const need = z.object({
  id: z.number(),
  kind: z.enum(kinds),
  query: z.string(),
  need: z.string(),
  half: z.enum(['tune', 'report']),
})
export type Need = z.infer<typeof need>

const grade = z.number().int().min(1).max(3)
const grades = z.record(z.string(), grade)
const programRule = z.object({
  title: z.string().optional(),
  institution: z.string().optional(),
  place: z.string().optional(),
  form: z.string().optional(),
  grade,
})
const judgement = z.object({
  id: z.number(),
  /** By slug. */
  articles: grades,
  /** By question. */
  faqs: grades,
  /** By kind and slug, or `page:` and the Dutch path. */
  other: grades,
  programs: z.array(programRule),
})
type Judgement = z.infer<typeof judgement>

/** In order of their numbers. */
export const needs: readonly Need[] = z.array(need).parse(needsFile)
const judgementsOfAll: readonly Judgement[] = z.array(judgement).parse(judgementsFile)

/** The lists that are judged by themselves. */
export const lists = ['articles', 'faqs', 'programs'] as const
export type List = (typeof lists)[number]

type Grades = ReadonlyMap<string, number>

const gradesByName = (list: 'articles' | 'faqs'): Map<number, Grades> => {
  const name = list === 'articles' ? 'slug' : 'question'
  const ids = new Map(recordsOf(list).map((record) => [String(record[name]), record.objectID]))
  return new Map(
    judgementsOfAll.map((judged) => {
      const byId = Object.entries(judged[list]).map(([key, value]) => {
        const id = ids.get(key)
        if (id === undefined) throw new Error(`judgement of need ${judged.id}: no record of ${list} is "${key}"`)
        return [id, value] as const
      })
      return [judged.id, new Map(byId)]
    }),
  )
}

/** What rules of programmes look at. */
const programs = () =>
  recordsOf('programs').map((record) => {
    const texts = (path: string) => [...new Set(valuesAt(record, path).map(String))].join('; ')
    return {
      id: record.objectID,
      title: String(record['title']),
      institution: texts('educational_institutions.title'),
      place: texts('locations.city'),
      form: texts('program_forms.track.name'),
    }
  })

const gradesByRule = (): Map<number, Grades> => {
  const rows = programs()
  const parts = ['title', 'institution', 'place', 'form'] as const
  return new Map(
    judgementsOfAll.map(({ id, programs: rules }) => {
      const tests = rules.map((rule) => ({
        grade: rule.grade,
        parts: parts.flatMap((part) => (rule[part] ? [{ part, pattern: new RegExp(rule[part], 'i') }] : [])),
      }))
      const graded = rows.flatMap((row): [string, number][] => {
        const fits = tests.filter(({ parts: own }) => own.every(({ part, pattern }) => pattern.test(row[part])))
        return fits.length === 0 ? [] : [[row.id, Math.max(...fits.map((rule) => rule.grade))]]
      })
      return [id, new Map(graded)]
    }),
  )
}

const cache: Readonly<Record<List, ReadonlyMap<number, Grades>>> = {
  articles: gradesByName('articles'),
  faqs: gradesByName('faqs'),
  programs: gradesByRule(),
}

/** By number of the need: the grades of the records of a list, by id. @throws Error when a judgement names no record. */
export const gradesOf = (list: List): ReadonlyMap<number, Grades> => cache[list]

const folders: Readonly<Record<string, string>> = {
  educational_institutions: '/navigator/instellingen',
  regional_education_desks: '/navigator/regioloketten',
  podcast_episodes: '/media/podcasts',
  testimonials: '/media/ervaringsverhalen',
  videos: '/media/videos',
  scheduled_events: '/activiteiten',
}

/** The grades of what is in no judged list, by the path of its page: institutions, desks, media, pages of the site itself. */
export const otherGrades = (id: number): [string, number][] => {
  const { other = {} } = judgementsOfAll.find((judged) => judged.id === id) ?? {}
  return Object.entries(other).map(([key, value]) => {
    if (key.startsWith('page:')) return [key.slice('page:'.length), value]
    const [kind = '', slug = ''] = key.split('/')
    return [`${folders[kind]}/${slug}`, value]
  })
}
