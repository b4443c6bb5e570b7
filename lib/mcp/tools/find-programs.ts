/** The tool that finds programmes, near a place or in the whole country, like the finder page. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { findPrograms, readFinder } from '#lib/content/finder.ts'
import { lookUpPlace } from '#lib/content/places.ts'
import { isCountry } from '#lib/geo/country.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { countOf } from '#lib/search/first-results.ts'
import { joinLocations, nearestSpots } from '#lib/search/spots.ts'
import { programsPage } from '#lib/search/list-pages.ts'
import { isExcluded } from '#lib/search/understand/filters.ts'
import { nearValues, speltParameters } from '#lib/search/unknown-choices.ts'
import { everywhere, locationKeys } from '#lib/search/change-location.ts'
import { radii } from '#lib/search/where.ts'
import { unknownPlaceText } from './unknown-place.ts'
import { toToolResult, readOnly, ToolProblem, valueOf } from './result.ts'

const values = z.array(z.string().max(200)).max(10).optional()

const input = {
  query: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('Words in the title, e.g. pabo; a form, level, institution or place among them counts as a filter'),
  place: z.string().trim().max(80).optional().describe('Town or postcode in the Netherlands: nearest programmes first'),
  radius: z
    .literal(radii)
    .optional()
    .describe(
      'Kilometres round the place; without it what suits the size of the place, or more where that has no programmes',
    ),
  anywhere: z.boolean().default(false).describe('With a place: no limit to the distance, nearest first'),
  online: z.boolean().default(false).describe('Only programmes without a fixed location'),
  level: values.describe('e.g. bachelor, master, mbo'),
  type: values,
  track: values.describe(
    'e.g. Voltijdopleiding, Deeltijdopleiding, Duale opleiding, Zij-instroom, as the facets name them',
  ),
  sector: values,
  qualification: values,
  role: values,
  institution: values,
  degree: values,
  page: z.int().min(1).max(50).default(1).describe('Twenty programmes a page'),
}

/** The inputs that are facets: one that no input is named after is a type error. */
const filters = programsPage.facets satisfies readonly { readonly name: keyof typeof input }[]

const names = z.array(z.object({ name: z.string() })).nullish()
const hit = z.object({
  objectID: z.string(),
  title: z.string(),
  slug: z.string(),
  level: z.string().nullish(),
  type: z.string().nullish(),
  degree: z.string().nullish(),
  duration_in_months: z.number().nullish(),
  derived: z.boolean().nullish(),
  qualifications: names,
  educational_institutions: z.array(z.object({ title: z.string() })).nullish(),
})
const results = z.array(
  z.object({
    hits: z.array(hit),
    nbPages: z.number(),
    facets: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  }),
)

const output = {
  count: z.number(),
  page: z.number(),
  pages: z.number(),
  place: z.string().nullable(),
  kilometres: z.number().nullable().describe('The distance that was searched; null for a border, a map, or no limit'),
  understood: z
    .array(z.object({ words: z.string(), filter: z.string(), value: z.string(), excluded: z.boolean() }))
    .describe('What words of the query were understood as; excluded: what is left out since it is not wanted'),
  unused: z
    .array(z.string())
    .describe(
      'Words of the query that nothing was searched for by: a second place, a place that is not wanted, a time by car, near me, online',
    ),
  unknown: z
    .array(z.object({ filter: z.string(), value: z.string(), near: z.array(z.string()) }))
    .describe('Values of filters that no programme has, and those that were probably meant'),
  programs: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      institutions: z.array(z.string()),
      level: z.string().nullable(),
      type: z.string().nullable(),
      degree: z.string().nullable(),
      months: z.number().nullable(),
      derived: z.boolean().describe('In no register: it follows from a rule, and may not exist'),
      qualifications: z.array(z.string()),
      nearest: z
        .object({
          location: z.string(),
          address: z.string(),
          kilometres: z.number().nullable(),
          locations: z.number().describe('How many locations teach it where was looked'),
        })
        .nullable(),
    }),
  ),
  facets: z
    .record(z.string(), z.record(z.string(), z.number()))
    .describe('For each filter the values that can be chosen, and how many programmes have them'),
  withoutLocation: z.number().describe('Matching programmes that no location teaches; ask with online'),
}

/** Number of values per facet in the response: the most frequent. */
const mostValues = 20
const mostFrequent = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(counts)
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, mostValues),
  )

type Input = z.output<z.ZodObject<typeof input>>

const parametersOf = (input: Input): URLSearchParams => {
  const parameters = new URLSearchParams({ q: input.query, pagina: String(input.page) })
  for (const { key, name } of filters) for (const value of input[name] ?? []) parameters.append(key, value)
  if (input.place) parameters.set(locationKeys.place, input.place)
  const radius = input.anywhere ? everywhere : input.radius
  if (radius !== undefined) parameters.set(locationKeys.radius, String(radius))
  if (input.online) parameters.set(locationKeys.online, 'ja')
  return parameters
}

/** Registers `find_programs`. */
export const registerFindPrograms = (server: McpServer) =>
  server.registerTool(
    'find_programs',
    {
      title: 'Find programmes',
      description:
        'Finds programmes that lead to a job in Dutch education, nearest to a place first. Values of filters are those of the facets of an answer: ask once without filters to see them.',
      inputSchema: input,
      outputSchema: output,
      annotations: readOnly,
    },
    (input) =>
      toToolResult(async () => {
        const named = input.place && !isCountry(input.place) ? input.place : null
        const place = named === null ? null : await lookUpPlace(named)
        if (named !== null && !place) throw new ToolProblem(unknownPlaceText(named))
        const address = parametersOf(input)
        const state = await readFinder(address)
        const parameters = speltParameters(filters, address, state.unknown)
        const { understanding, unknown } = state.unknown.length ? await readFinder(parameters) : state
        const { list, where, spots, resultCounts } = valueOf(await findPrograms(parameters))
        const [{ hits, nbPages, facets } = { hits: [], nbPages: 0, facets: {} }] = results.parse(
          list[programsPage.index]?.results ?? [],
        )
        const nearest = nearestSpots(joinLocations({ spots, matching: resultCounts.matching }))
        return {
          count: countOf(list),
          page: input.page,
          pages: nbPages,
          place: (place ?? understanding.place)?.name ?? null,
          kilometres: where.kind === 'place' ? where.radius : null,
          understood: understanding.understood.map((one) => ({
            words: one.text,
            filter: one.kind,
            value: one.value,
            excluded: isExcluded(one),
          })),
          unused: (understanding.unused ?? []).map(({ text }) => text),
          unknown: unknown.map((choice) => ({
            filter: filters.find(({ attribute }) => attribute === choice.attribute)?.name ?? choice.attribute,
            value: choice.value,
            near: [...nearValues(choice, (_, value) => value)],
          })),
          programs: hits.map((program) => {
            const href = itemHref('programs', program)
            const near = nearest.get(program.objectID)
            return {
              title: program.title,
              url: href ? absoluteUrl(href, 'nl') : '',
              institutions: (program.educational_institutions ?? []).map(({ title }) => title),
              level: program.level ?? null,
              type: program.type ?? null,
              degree: program.degree ?? null,
              months: program.duration_in_months ?? null,
              derived: program.derived ?? false,
              qualifications: (program.qualifications ?? []).map(({ name }) => name),
              nearest: near
                ? {
                    location: near.spot.title,
                    address: near.spot.address,
                    kilometres: near.spot.distance === null ? null : Math.round(near.spot.distance / 100) / 10,
                    locations: near.count,
                  }
                : null,
            }
          }),
          facets: Object.fromEntries(
            filters.map(({ name, attribute }) => [name, mostFrequent(facets[attribute] ?? {})]),
          ),
          withoutLocation: input.online ? 0 : (resultCounts.counts[0] ?? 0),
        }
      }),
  )
