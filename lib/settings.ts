/** The site's settings as a pure parser, apart from the environment, so that it can be tested. */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { parseHosts } from './developers/frames.ts'
import { isAddressRange } from '../platform/client-ip.ts'

const base = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

const shape = z.object({
  /** Address of the content API. */
  CONTENT_API_URL: base.default('http://localhost:8055'),
  /** Public address of the content API, for links in mail, for providers and for developers; empty: where the service listens. */
  SERVICE_URL: base.optional(),
  /** Static token of the site's account; stays on the server. */
  CONTENT_API_TOKEN: z.string({ error: 'is missing' }).min(1),
  /** Milliseconds until a request to the content API is given up; a build sends it again, a page does not. */
  CONTENT_TIMEOUT: z.coerce.number({ error: 'must be a number' }).int().min(100).max(120_000).default(5000),
  /** Address of the search service; empty with an own SEARCH_APP_ID: that application's hosted addresses. */
  SEARCH_URL: base.optional(),
  /** Search application id. */
  SEARCH_APP_ID: z.string().min(1).optional(),
  /** Field of the user that holds the search token. */
  SEARCH_TOKEN_FIELD: z.string().regex(/^\w+$/, 'must be a field name').default('search_token'),
  /** 1: searches from one visit share an anonymous id, so that the search service can count visits. */
  SEARCH_NAMES_VISITS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** 1: browsers send views and clicks of hits to the statistics of the search service, hosted or own. */
  SEARCH_INSIGHTS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** Counts searches, clicks and conversions by day and query, without who made them, and opens the counts to who shows this key, as the site does for editors; 16 characters at least, empty: nothing is counted. */
  SEARCH_STATISTICS_KEY: z.string().min(16, 'must have 16 characters').optional(),
  /** Address of media delivery, up to and without `/image/upload`. */
  MEDIA_URL: base.optional(),
  /** Folder between the transformations and the id of an asset, when the media cloud has one. */
  MEDIA_FOLDER: z
    .string()
    .transform((folder) => folder.replaceAll(/^\/+|\/+$/g, ''))
    .default(''),
  /** Address of a PDOK Locatieserver that our server asks for places, such as https://api.pdok.nl/bzk/locatieserver/search/v3_1; empty: the embedded table of places alone. */
  PLACES_URL: base.optional(),
  /** Address of a MapLibre style for the finder's map, which browsers then ask for it and for all that it names; empty: the embedded map. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** Further hosts that this style names, for tiles, letters and signs, comma-separated. */
  MAP_HOSTS: z.string().optional(),
  /** Public address of this site. */
  SITE_URL: base.default('http://localhost:3000'),
  /** Static token of an account that may read drafts; without it, editors' links show what is published. */
  CONTENT_PREVIEW_TOKEN: z.string().min(1).optional(),
  /** Signs editors' links and calls; the content token when it is not set. */
  EDITOR_SECRET: z.string().min(16, 'must have 16 characters').optional(),
  /** What Directus shows as bearer when it renews pages, and in preview addresses, 16 characters at least; empty: EDITOR_SECRET, and neither works without both. */
  STUDIO_SECRET: z.string().min(16, 'must have 16 characters').optional(),
  /** Origins of Directus Studios that may show drafts in a frame, comma-separated, such as https://studio.example; empty: none. */
  PREVIEW_ORIGINS: z.string().optional(),
  /** Proxies in front of site and service, as addresses and networks with commas between them: their X-Forwarded-For counts. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(z.string().refine(isAddressRange, 'must be addresses or networks'))),
  /** The port of the site. */
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(1).max(65_535).default(3000),
  /** Name of the site: in its titles, texts, feeds and mail. */
  SITE_NAME: z.string().min(1).max(40, 'must have 40 characters at most').default('Lesroute'),
  /** Path of a logo below public/, such as /own/logo.svg, shown beside the name; empty: ours. */
  SITE_LOGO: z
    .string()
    .regex(/^\/[\w./-]+\.(?:svg|png|webp)$/, 'must be a path such as /own/logo.svg')
    .optional(),
  /** Path of a style sheet below public/, such as /own/theme.css, that sets the colours and fonts of app/globals.css anew; empty: none. */
  SITE_THEME: z
    .string()
    .regex(/^\/[\w./-]+\.css$/, 'must be a path such as /own/theme.css')
    .optional(),
  /** 0: search engines are asked to leave this site alone. */
  SITE_INDEX: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  /** refuse: the site does not start on a catalogue with rows that are marked as sample. allow: it shows them with their marks. */
  SAMPLE_DATA: z.enum(['allow', 'refuse'], { error: 'must be allow or refuse' }).default('allow'),
  /** Hosts whose pages may show our embeds in a frame, comma-separated; empty: none but this site. */
  EMBED_HOSTS: z.string().optional(),
  /** 1: the editors' preview is open in production too. 0: nor in development. */
  EDITOR_PREVIEW: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  /** 1: the style guide at /stijlgids is open in production too. 0: nor in development. */
  STYLE_GUIDE: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  /** What forms are sealed with, 32 characters at least; empty: a secret derived from CONTENT_API_TOKEN. */
  FEEDBACK_SECRET: z.string().min(32, 'must have 32 characters at least').optional(),
  /** The folder of readers' reactions; empty: the folder feedback below DATA_FOLDER. */
  FEEDBACK_FOLDER: z.string().optional(),
  /** The folder of held and booked advice calls; empty: the folder bookings below DATA_FOLDER. */
  BOOKINGS_FOLDER: z.string().optional(),
  /** The folder of mail on its way; empty: the folder outbox below DATA_FOLDER. */
  OUTBOX_FOLDER: z.string().optional(),
  /** Address of a PostgreSQL database (postgres://…): the service's catalogue and accounts, and the site's bookings, accepted forms, mail and reactions; empty: an SQLite file and files in DATA_FOLDER. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Mail server, as smtp://user:password@host:587; empty: the site's mail stays in its outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp(s)://host' }).optional(),
  /** Sender of mail. */
  MAIL_FROM: z.string().default('Lesroute <noreply@lesroute.example>'),
  /** Where the team gets its mail: booked advice calls, requests for access, questions. */
  TEAM_MAIL: z.email({ error: 'must be a mail address' }).default('team@lesroute.example'),
  /** Where the server keeps its search token over restarts; empty: the folder site below DATA_FOLDER. */
  TOKEN_CACHE_FOLDER: z.string().optional(),
  /** Address of a Redis or Valkey (redis://… or rediss://…) through which instances of the site share pages, data and search token; empty: each has its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be redis(s)://host' }).optional(),
  /** Public mail address of the site owner: in the accessibility statement, about privacy, for security. */
  CONTACT_EMAIL: z.email({ error: 'must be a mail address' }).default('contact@lesroute.example'),
  /** Opens /api/system/metrics of the site and /metrics of the service for requests with this bearer token, 16 characters at least, and lets browsers tell how quickly pages came; empty: closed to everybody. */
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters').optional(),
  /** A collector of OpenTelemetry (http…, without /v1/traces) that gets the spans of the site's work; empty: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be http(s)://host' }).optional(),
  /** Requests that the site answers at the same time; one more gets 503. 0: without a limit. */
  SITE_MAX_REQUESTS: z.coerce.number({ error: 'must be a number' }).int().min(0).default(1000),
  /** Of those, uncached renders at once, as searches and forms; cached pages are exempt. 0: without a limit. */
  SITE_MAX_RENDERS: z.coerce.number({ error: 'must be a number' }).int().min(0).default(4),
  /** 1: one line a request on standard error, without tokens. */
  LOG_REQUESTS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** 1: the site may run without server/main.ts, as `next start` and hosts of Next apps run it, and lacks what docs/operations.md lists. */
  WITHOUT_SITE_SERVER: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** 0: browsers keep no pages for reading offline, and let go of those that they kept. */
  OFFLINE_READING: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('1'),
  /** Where the build of the site goes, and with it the pages that are made later. */
  BUILD_FOLDER: z.string().default('.next'),
  /** The folder of the embedded data: database, pictures, caches. */
  DATA_FOLDER: z.string().default('.data'),
})

/** Every setting of the site, by name. */
export const settingShape: Readonly<Record<string, unknown>> = shape.shape

/** Settings of the running process alone: no page that a build makes shows or depends on them. */
const runtimeOnly: ReadonlySet<string> = new Set<keyof typeof shape.shape>([
  'CONTENT_TIMEOUT',
  'CONTENT_PREVIEW_TOKEN',
  'STUDIO_SECRET',
  'TRUSTED_PROXIES',
  'SAMPLE_DATA',
  'FEEDBACK_FOLDER',
  'BOOKINGS_FOLDER',
  'OUTBOX_FOLDER',
  'DATABASE_URL',
  'MAIL_FROM',
  'TEAM_MAIL',
  'TOKEN_CACHE_FOLDER',
  'REDIS_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SITE_MAX_REQUESTS',
  'SITE_MAX_RENDERS',
  'LOG_REQUESTS',
  'BUILD_FOLDER',
  'DATA_FOLDER',
])

/** Every other setting: a build is made anew when one of them changes. */
export const buildSettings: readonly string[] = Object.keys(shape.shape).filter((name) => !runtimeOnly.has(name))

/**
 * The settings; empty variables count as absent. Search and media hang below the content API, as in the embedded
 * service, unless they are named.
 * @throws Error that lists every setting at fault by name, never by value.
 */
export const parseSettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = shape.safeParse(present)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`)
    throw new Error(`Invalid settings of the site: ${problems.join('; ')}`)
  }
  const settings = parsed.data
  const hosted = settings.SEARCH_APP_ID !== undefined && settings.SEARCH_URL === undefined
  return {
    contentUrl: settings.CONTENT_API_URL,
    apiUrl: settings.SERVICE_URL ?? settings.CONTENT_API_URL,
    contentToken: settings.CONTENT_API_TOKEN,
    contentTimeout: settings.CONTENT_TIMEOUT,
    // The framework's build says so; it is no setting of ours.
    isBuild: present.NEXT_PHASE === 'phase-production-build',
    searchUrl: hosted ? null : (settings.SEARCH_URL ?? `${settings.CONTENT_API_URL}/search`),
    searchAppId: settings.SEARCH_APP_ID ?? 'LESROUTE',
    searchTokenField: settings.SEARCH_TOKEN_FIELD,
    searchNamesVisits: settings.SEARCH_NAMES_VISITS === '1',
    searchInsights: settings.SEARCH_INSIGHTS === '1',
    searchStatisticsKey: settings.SEARCH_STATISTICS_KEY ?? null,
    mediaUrl: settings.MEDIA_URL ?? `${settings.CONTENT_API_URL}/media`,
    mediaFolder: settings.MEDIA_FOLDER,
    placesUrl: settings.PLACES_URL ?? null,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    mapHosts: parseHosts(settings.MAP_HOSTS, 'MAP_HOSTS'),
    siteUrl: settings.SITE_URL,
    trustedProxies: settings.TRUSTED_PROXIES,
    siteName: settings.SITE_NAME,
    siteLogo: settings.SITE_LOGO ?? null,
    siteTheme: settings.SITE_THEME ?? null,
    siteIndex: settings.SITE_INDEX === '1',
    refusesSample: settings.SAMPLE_DATA === 'refuse',
    embedHosts: parseHosts(settings.EMBED_HOSTS),
    previewToken: settings.CONTENT_PREVIEW_TOKEN ?? null,
    editorSecret: settings.EDITOR_SECRET ?? settings.CONTENT_API_TOKEN,
    // Never the content token, since editors can read it in the Studio.
    studioSecret: settings.STUDIO_SECRET ?? settings.EDITOR_SECRET ?? null,
    previewOrigins: parseHosts(settings.PREVIEW_ORIGINS, 'PREVIEW_ORIGINS'),
    port: settings.PORT,
    // The framework's commands set NODE_ENV; it is no setting of ours.
    styleGuide: settings.STYLE_GUIDE ? settings.STYLE_GUIDE === '1' : present.NODE_ENV === 'development',
    editorPreview: settings.EDITOR_PREVIEW ? settings.EDITOR_PREVIEW === '1' : present.NODE_ENV === 'development',
    // A derived secret reveals nothing of the token, which gives access to more than a form.
    formsSecret:
      settings.FEEDBACK_SECRET ?? createHmac('sha256', settings.CONTENT_API_TOKEN).update('feedback').digest('hex'),
    feedbackFolder: settings.FEEDBACK_FOLDER ?? `${settings.DATA_FOLDER}/feedback`,
    bookingsFolder: settings.BOOKINGS_FOLDER ?? `${settings.DATA_FOLDER}/bookings`,
    // Each form counts once.
    usedFormsFolder: `${settings.DATA_FOLDER}/forms`,
    outboxFolder: settings.OUTBOX_FOLDER ?? `${settings.DATA_FOLDER}/outbox`,
    databaseUrl: settings.DATABASE_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM,
    teamMail: settings.TEAM_MAIL,
    tokenCacheFolder: settings.TOKEN_CACHE_FOLDER ?? `${settings.DATA_FOLDER}/site`,
    redisUrl: settings.REDIS_URL ?? null,
    contactEmail: settings.CONTACT_EMAIL,
    metricsToken: settings.METRICS_TOKEN ?? null,
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '') ?? null,
    mostRequests: settings.SITE_MAX_REQUESTS,
    mostRenders: settings.SITE_MAX_RENDERS,
    logRequests: settings.LOG_REQUESTS === '1',
    buildFolder: settings.BUILD_FOLDER,
    dataFolder: settings.DATA_FOLDER,
    // Only where the metrics can be read, and not in development, whose timings mean nothing.
    vitals: settings.METRICS_TOKEN !== undefined && present.NODE_ENV !== 'development',
    withoutSiteServer: settings.WITHOUT_SITE_SERVER === '1',
    isDevelopment: present.NODE_ENV === 'development',
    // Never in development, where nothing would come of it but confusion.
    offlineReading: settings.OFFLINE_READING === '1' && present.NODE_ENV !== 'development',
  }
}

export type Settings = Readonly<ReturnType<typeof parseSettings>>
