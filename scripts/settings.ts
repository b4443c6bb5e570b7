/** What a deployment consists of: which halves run here, where they listen, what the site needs to know of the service. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { wholeNumber } from '#platform/settings.ts'
import { readConfig } from '../service/config.ts'

/** A setting or circumstance that stops a command: reported in one line, exit code 1. */
export class StartError extends Error {}

const site = z.object({
  /** The port of the site. */
  PORT: wholeNumber(1, 65_535).default(3000),
})

/** Settings that hold the address of a service which may lie elsewhere. */
export const addresses = ['CONTENT_API_URL', 'SEARCH_URL', 'MEDIA_URL', 'SITE_URL'] as const

/** What the site calls the content API with: for its pages, and for what editors preview (empty: nothing). */
export type SiteTokens = { readonly site: string; readonly preview: string }

export type Deployment = {
  /** True: the embedded service runs here. False: the content API lies elsewhere, as CONTENT_API_URL says. */
  readonly embedded: boolean
  readonly sitePort: number
  readonly siteUrl: string
  readonly serviceHost: string
  readonly servicePorts: readonly { readonly name: string; readonly port: number }[]
  /** Absolute. */
  readonly dataFolder: string
  /** `postgres://…`, or the file of the embedded database, absolute. */
  readonly database: string
  readonly contentUrl: string
  /** The environment of the site's processes. */
  readonly siteEnvironment: (tokens: SiteTokens) => Readonly<Record<string, string>>
}

/**
 * The deployment that the environment describes.
 * @throws StartError naming the setting that is not right.
 */
export const readDeployment = (environment: Readonly<Record<string, string | undefined>>): Deployment => {
  const config = readConfig(environment)
  const parsed = site.safeParse({ PORT: environment['PORT'] || undefined })
  if (!parsed.success) throw new StartError(`PORT ${parsed.error.issues[0]?.message ?? 'is not right'}`)
  const embedded = !environment['CONTENT_API_URL']
  if (!embedded && !environment['CONTENT_API_TOKEN'])
    throw new StartError('CONTENT_API_URL is set, so CONTENT_API_TOKEN must be set too.')
  for (const name of addresses)
    if (environment[name] && !/^https?:\/\/[^/]/.test(environment[name]))
      throw new StartError(`${name} must be an http(s) address.`)
  const { PORT: sitePort } = parsed.data
  const siteUrl = environment['SITE_URL'] || `http://localhost:${sitePort}`
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  const own = `http://${host}:${config.port}`
  const contentUrl = environment['CONTENT_API_URL'] || own
  const local = {
    SEARCH_URL: config.searchPort === null ? `${own}/search` : `http://${host}:${config.searchPort}`,
    MEDIA_URL: config.mediaPort === null ? `${own}/media` : `http://${host}:${config.mediaPort}`,
  }
  // Each surface may lie elsewhere by itself; an application id alone means its hosted search.
  const searchElsewhere = environment['SEARCH_URL'] || environment['SEARCH_APP_ID']
  return {
    embedded,
    sitePort,
    siteUrl,
    serviceHost: config.host,
    servicePorts: [
      { name: 'SERVICE_PORT', port: config.port },
      ...(config.searchPort === null ? [] : [{ name: 'SEARCH_PORT', port: config.searchPort }]),
      ...(config.mediaPort === null ? [] : [{ name: 'MEDIA_PORT', port: config.mediaPort }]),
    ],
    dataFolder: config.dataFolder,
    database: config.database,
    contentUrl,
    siteEnvironment: ({ site: token, preview }) => ({
      CONTENT_API_URL: contentUrl,
      CONTENT_API_TOKEN: token,
      ...(preview ? { CONTENT_PREVIEW_TOKEN: preview } : {}),
      ...(embedded && !searchElsewhere ? { SEARCH_URL: local.SEARCH_URL } : {}),
      ...(embedded && !environment['MEDIA_URL'] ? { MEDIA_URL: local.MEDIA_URL } : {}),
      SITE_URL: siteUrl,
      PORT: String(sitePort),
    }),
  }
}

/** The file, readable by its owner only, that keeps the token of one of the site's own accounts. */
export const tokenFile = (dataFolder: string, name: keyof SiteTokens): string => path.join(dataFolder, `${name}-token`)

/** The kept token of one of the site's accounts; null when there is none yet. */
export const readToken = (dataFolder: string, name: keyof SiteTokens): string | null => {
  const file = tokenFile(dataFolder, name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
