/** How a desk has set up its embed: in the address, so that nothing is kept in the browser of who visits. */
import type { Href } from '../paths.ts'
import { siteWays, viewQuery, type Ways } from '../routes/ways.ts'
import { parseColour } from './colour.ts'

export const embeds = ['opleidingen', 'vragen', 'routes'] as const
export type Embed = (typeof embeds)[number]

export type Presets = {
  /** Null: the site's own. */
  readonly colour: string | null
  /** The desk's name in its address; null when none is named. */
  readonly desk: string | null
}

/** The set-up that an address bears; what makes no sense counts as not given. */
export const readPresets = (parameters: Pick<URLSearchParams, 'get'>): Presets => ({
  colour: parseColour(parameters.get('kleur')),
  desk: /^[a-z\d-]{1,100}$/.exec(parameters.get('loket') ?? '')?.[0] ?? null,
})

/** The set-up as the address bears it. */
export const presetQuery = ({ colour, desk }: Presets) => ({
  kleur: colour?.slice(1),
  loket: desk ?? undefined,
})

/** The page of an embed with its set-up, and more in its address. */
export const embedHref = (embed: Embed, presets: Presets, more: Readonly<Record<string, string>> = {}): Href => ({
  pathname: `/embed/${embed}`,
  query: { ...presetQuery(presets), ...more },
})

/** The questionnaire on the one page of its embed. Chosen: `vraag` is counted from 1; without it, the first. */
export const embedWays = (presets: Presets): Ways => {
  const own = presetQuery(presets)
  return {
    start: { pathname: '/embed/routes', query: own },
    question: (place, answers, change = false) => ({
      pathname: '/embed/routes',
      query: { ...own, vraag: place + 1, a: answers, wijzig: change ? 'ja' : undefined },
    }),
    result: (answers, view) => ({
      pathname: '/embed/routes',
      query: { ...own, vraag: 'klaar', a: answers, ...viewQuery(view) },
    }),
    route: siteWays.route,
    compare: null,
    outside: true,
  }
}
