/** The site's settings as a pure parser, apart from the environment, so that it can be tested. */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { hostList } from './developers/frames.ts'
import {
  baseAddress,
  flag,
  readSettings,
  secret,
  sharedSettings,
  webAddress,
  wholeNumber,
} from '../platform/settings.ts'

const shape = z.object({
  ...sharedSettings,
  /** Address of the content API. */
  CONTENT_API_URL: baseAddress.default('http://localhost:8055'),
  /** Static token of the site's account; stays on the server. */
  CONTENT_API_TOKEN: z.string({ error: "is missing; set it to the static token of the site's account" }),
  /** Milliseconds until a request to the content API is given up; a build sends it again, a page does not. */
  CONTENT_TIMEOUT: wholeNumber(100, 120_000).default(5000),
  /** Address of the search service; empty with an own SEARCH_APP_ID: that application's hosted addresses. */
  SEARCH_URL: baseAddress.optional(),
  /** Search application id. */
  SEARCH_APP_ID: z.string().optional(),
  /** Field of the user that holds the search token. */
  SEARCH_TOKEN_FIELD: z.string().regex(/^\w+$/, 'must be a field name').default('search_token'),
  /** 1: searches from one visit share an anonymous id, so that the search service can count visits. */
  SEARCH_NAMES_VISITS: flag.default(false),
  /** 1: browsers send views and clicks of hits to the statistics of the search service, hosted or own. */
  SEARCH_INSIGHTS: flag.default(false),
  /** Address of media delivery, up to and without `/image/upload`. */
  MEDIA_URL: baseAddress.optional(),
  /** Address of a PDOK Locatieserver that our server asks for places, such as https://api.pdok.nl/bzk/locatieserver/search/v3_1; empty: the embedded table of places alone. */
  PLACES_URL: baseAddress.optional(),
  /** Address of a MapLibre style for the finder's map, which browsers then ask for it and for all that it names; empty: the embedded map. */
  MAP_STYLE_URL: webAddress.optional(),
  /** Further hosts that this style names, for tiles, letters and signs, comma-separated. */
  MAP_HOSTS: hostList,
  /** Signs editors' links and calls, 16 characters at least; the content token when it is not set. */
  EDITOR_SECRET: secret(16).optional(),
  /** Origins of Directus Studios that may show drafts in a frame, comma-separated, such as https://studio.example; empty: none. */
  PREVIEW_ORIGINS: hostList,
  /** The port of the site. */
  PORT: wholeNumber(1, 65_535).default(3000),
  /** Name of the site: in its titles, texts, feeds and mail. */
  SITE_NAME: z.string().max(40, 'must have 40 characters at most').default('Lesroute'),
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
  SITE_INDEX: flag.default(true),
  /** refuse: the site does not start on a catalogue with rows that are marked as sample. allow: it shows them with their marks. */
  SAMPLE_DATA: z.enum(['allow', 'refuse'], { error: 'must be allow or refuse' }).default('allow'),
  /** Hosts whose pages may show our embeds in a frame, comma-separated; empty: none but this site. */
  EMBED_HOSTS: hostList,
  /** 1: the editors' preview is open in production too. 0: nor in development. */
  EDITOR_PREVIEW: flag.optional(),
  /** 1: the style guide at /stijlgids is open in production too. 0: nor in development. */
  STYLE_GUIDE: flag.optional(),
  /** What forms are sealed with, 32 characters at least; empty: a secret derived from CONTENT_API_TOKEN. */
  FEEDBACK_SECRET: secret(32).optional(),
  /** The folder of readers' reactions; empty: the folder feedback below DATA_FOLDER. */
  FEEDBACK_FOLDER: z.string().optional(),
  /** The folder of held and booked advice calls; empty: the folder bookings below DATA_FOLDER. */
  BOOKINGS_FOLDER: z.string().optional(),
  /** The folder of mail on its way; empty: the folder outbox below DATA_FOLDER. */
  OUTBOX_FOLDER: z.string().optional(),
  /** Where the team gets its mail: booked advice calls, requests for access, questions. */
  TEAM_MAIL: z.email({ error: 'must be a mail address' }).default('team@lesroute.example'),
  /** Where the server keeps its search token over restarts; empty: the folder site below DATA_FOLDER. */
  TOKEN_CACHE_FOLDER: z.string().optional(),
  /** Public mail address of the site owner: in the accessibility statement, about privacy, for security. */
  CONTACT_EMAIL: z.email({ error: 'must be a mail address' }).default('contact@lesroute.example'),
  /** A collector of OpenTelemetry (http…, without /v1/traces) that gets the spans of the site's work; empty: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: baseAddress.optional(),
  /** Requests that the site answers at the same time; one more gets 503. 0: without a limit. */
  SITE_MAX_REQUESTS: wholeNumber(0).default(1000),
  /** Of those, uncached renders at once, as searches and forms; cached pages are exempt. 0: without a limit. */
  SITE_MAX_RENDERS: wholeNumber(0).default(4),
  /** 1: the site may run without server/main.ts, as `next start` and hosts of Next apps run it, and lacks what docs/operations.md lists. */
  WITHOUT_SITE_SERVER: flag.default(false),
  /** 0: browsers keep no pages for reading offline, and let go of those that they kept. */
  OFFLINE_READING: flag.default(true),
  /** Where the build of the site goes, and with it the pages that are made later. */
  BUILD_FOLDER: z.string().default('.next'),
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
  const settings = readSettings(shape, environment, 'site')
  // The framework's commands set NODE_ENV; it is no setting of ours.
  const isDevelopment = environment['NODE_ENV'] === 'development'
  const hosted = settings.SEARCH_APP_ID !== undefined && settings.SEARCH_URL === undefined
  return {
    contentUrl: settings.CONTENT_API_URL,
    apiUrl: settings.SERVICE_URL ?? settings.CONTENT_API_URL,
    contentToken: settings.CONTENT_API_TOKEN,
    contentTimeout: settings.CONTENT_TIMEOUT,
    // The framework's build says so; it is no setting of ours.
    isBuild: environment['NEXT_PHASE'] === 'phase-production-build',
    searchUrl: hosted ? null : (settings.SEARCH_URL ?? `${settings.CONTENT_API_URL}/search`),
    searchAppId: settings.SEARCH_APP_ID ?? 'LESROUTE',
    searchTokenField: settings.SEARCH_TOKEN_FIELD,
    searchNamesVisits: settings.SEARCH_NAMES_VISITS,
    searchInsights: settings.SEARCH_INSIGHTS,
    searchStatisticsKey: settings.SEARCH_STATISTICS_KEY ?? null,
    mediaUrl: settings.MEDIA_URL ?? `${settings.CONTENT_API_URL}/media`,
    mediaFolder: settings.MEDIA_FOLDER,
    placesUrl: settings.PLACES_URL ?? null,
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    mapHosts: settings.MAP_HOSTS,
    siteUrl: settings.SITE_URL ?? 'http://localhost:3000',
    trustedProxies: settings.TRUSTED_PROXIES,
    siteName: settings.SITE_NAME,
    siteLogo: settings.SITE_LOGO ?? null,
    siteTheme: settings.SITE_THEME ?? null,
    siteIndex: settings.SITE_INDEX,
    refusesSample: settings.SAMPLE_DATA === 'refuse',
    embedHosts: settings.EMBED_HOSTS,
    previewToken: settings.CONTENT_PREVIEW_TOKEN ?? null,
    editorSecret: settings.EDITOR_SECRET ?? settings.CONTENT_API_TOKEN,
    // Never the content token, since editors can read it in the Studio.
    studioSecret: settings.STUDIO_SECRET ?? settings.EDITOR_SECRET ?? null,
    previewOrigins: settings.PREVIEW_ORIGINS,
    port: settings.PORT,
    styleGuide: settings.STYLE_GUIDE ?? isDevelopment,
    editorPreview: settings.EDITOR_PREVIEW ?? isDevelopment,
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
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    mostRequests: settings.SITE_MAX_REQUESTS,
    mostRenders: settings.SITE_MAX_RENDERS,
    logRequests: settings.LOG_REQUESTS,
    buildFolder: settings.BUILD_FOLDER,
    dataFolder: settings.DATA_FOLDER,
    // Only where the metrics can be read, and not in development, whose timings mean nothing.
    vitals: settings.METRICS_TOKEN !== undefined && !isDevelopment,
    withoutSiteServer: settings.WITHOUT_SITE_SERVER,
    isDevelopment,
    // Never in development, where nothing would come of it but confusion.
    offlineReading: settings.OFFLINE_READING && !isDevelopment,
  }
}

export type Settings = Readonly<ReturnType<typeof parseSettings>>
