/**
 * The service's settings: the only reader of its environment. Every name stands in `.env.example` with the same
 * sentence.
 */
import path from 'node:path'
import { z } from 'zod'
import { jsonOf } from '#platform/json-object.ts'
import { decodedPath } from '#platform/request-path.ts'
import {
  baseAddress,
  bound,
  flag,
  list,
  readSettings,
  secret,
  sharedSettings,
  webAddress,
  wholeNumber,
} from '#platform/settings.ts'
import { passkeySite } from './auth/passkey-settings.ts'
import { providerList, resetPages } from './auth/settings.ts'
import type { Cloud } from './publish/cloudinary.ts'

const port = wholeNumber(0, 65_535)

const notACloud = 'must be cloudinary://<key>:<secret>@<cloud>'
const mediaCloud = z.url({ protocol: /^cloudinary$/, error: notACloud }).transform((text, context): Cloud => {
  const { username, password, hostname, searchParams } = new URL(text)
  const api = baseAddress.safeParse(searchParams.get('upload_prefix') ?? 'https://api.cloudinary.com')
  if (username === '' || password === '' || hostname === '' || !api.success) {
    context.addIssue(notACloud)
    return z.NEVER
  }
  const [apiKey, apiSecret] = [decodedPath(username), decodedPath(password)]
  return { name: hostname, apiKey, apiSecret, api: api.data }
})

const settings = z.object({
  ...sharedSettings,
  /** The address on which the service listens. */
  SERVICE_HOST: z.string().default('localhost'),
  /** The port of the content API; search and media hang below it unless they have ports of their own. */
  SERVICE_PORT: port.default(8055),
  /** An own port for search (then at its root); empty: under /search. */
  SEARCH_PORT: port.optional(),
  /** An own port for media (then at its root); empty: under /media. */
  MEDIA_PORT: port.optional(),
  /** Key that may change search indexes and keys; empty: nobody may. */
  SEARCH_ADMIN_KEY: secret(16).optional(),
  /** Application id to which `publish algolia` pushes the search indexes. */
  PUBLISH_APP_ID: z.string().optional(),
  /** Key with which it pushes them: addObject, deleteIndex, editSettings, settings, browse and search. */
  PUBLISH_API_KEY: z.string().optional(),
  /** Address of another service of the same protocol to push to; empty: that application's own. */
  PUBLISH_URL: webAddress.optional(),
  /** Token of the site's account, which `publish directus` gives that account there. */
  CONTENT_API_TOKEN: z.string().optional(),
  /** Address of a Directus that `publish directus` brings to the model of the catalogue. */
  DIRECTUS_URL: baseAddress.optional(),
  /** Token of an administrator of that Directus; it is used by that command alone. */
  DIRECTUS_ADMIN_TOKEN: z.string().optional(),
  /** Address of a content API on Directus's wire whose catalogue this service keeps a copy of, for search; empty: its own catalogue. */
  CATALOGUE_SOURCE_URL: baseAddress.optional(),
  /** Token with which the copy is read: it holds what this account may read. Needed with CATALOGUE_SOURCE_URL. */
  CATALOGUE_SOURCE_TOKEN: z.string().optional(),
  /** Address of a bucket of an S3-compatible storage (https://host/bucket) in which machines share originals and derived files; empty: they are in DATA_FOLDER. */
  S3_BUCKET_URL: baseAddress.optional(),
  /** Region of that bucket; auto where the storage has none. */
  S3_REGION: z.string().default('auto'),
  /** Id of a key that may list, read and write that bucket. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  /** Secret of that key. */
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Program that converts film and sound; empty: ffmpeg where the system has it; off: none. */
  FFMPEG_PATH: z.string().default('ffmpeg'),
  /** What media addresses are signed with (s--…--), 16 characters at least; empty: there are no signed ones. */
  MEDIA_SIGNING_SECRET: secret(16).optional(),
  /** 1: unsigned media addresses get originals and the sizes of the ladder, nothing else. */
  MEDIA_STRICT: flag.default(false),
  /** 1: pictures of unsigned addresses have the size asked for; else the next size of a ladder up. */
  MEDIA_EXACT_SIZES: flag.default(false),
  /**
   * Media cloud that `publish cloudinary` uploads to: cloudinary://<key>:<secret>@<cloud>, ?upload_prefix=… for another
   * address of its API.
   */
  CLOUDINARY_URL: mediaCloud.optional(),
  /** Requests a second that the content API answers, all callers together; 0: without a limit. */
  RATE_LIMIT: bound.default(5000),
  /**
   * Requests for content and search that are answered at the same time, all callers together, and as many for media; one more
   * gets 503, unless its network has less than its share: up to twice as many then. 0: without a limit.
   */
  SERVICE_MAX_REQUESTS: wholeNumber(0).default(128),
  /** Milliseconds of processor time a second that the searches of one network may take; beyond it they get 429. 0: without a limit. */
  SEARCH_TIME_LIMIT: bound.default(500),
  /**
   * 1: the content API answers as Directus on PostgreSQL does where it chose otherwise, to try clients against it: null first going
   * down, counts as text, unknown fields FORBIDDEN, nested rows with null for hidden items.
   */
  DIRECTUS_STRICT: flag.default(false),
  /** 1: faults can be switched on at /faults, to see what pages do then. Never in production. */
  FAULT_SWITCHES: flag.default(false),
  /**
   * What temporary tokens are signed with and one-time secrets encrypted, 32 characters at least; empty: a secret made
   * once and kept in the file auth-secret of DATA_FOLDER. Processes that share a database and no folder need it.
   */
  AUTH_SECRET: secret(32).optional(),
  /** Failed sign-ins a minute for an account; ten times as many for a network, and as many times more an hour and a day as docs/operations.md says; 0: without a limit. */
  SIGN_IN_LIMIT: bound.default(10),
  /** Pages after a sign-in through a provider, with commas between them; the first when none is asked for. */
  SIGN_IN_URLS: list(webAddress),
  /**
   * Pages on which a password is set, with commas between them; the first when none is asked for. Empty: the page of
   * the site at SITE_URL.
   */
  RESET_URLS: list(webAddress),
  /** Origins on which passkeys are used, with commas between them; the host of the first is what they are bound to. Empty: that of SITE_URL; without either they are not offered. */
  PASSKEY_ORIGINS: list(webAddress),
  /** Providers of OpenID Connect as JSON: [{"name","label","issuer","clientId","clientSecret"}, …]. */
  AUTH_PROVIDERS: z.string().transform(jsonOf).pipe(providerList).default([]),
})

/** Every setting of the service, by name. */
export const settingShape: Readonly<Record<string, unknown>> = settings.shape

/**
 * The service's configuration from the environment; empty variables count as absent.
 * @throws Error that lists every setting at fault by name, never by value.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>) => {
  const data = readSettings(settings, environment, 'service')
  if (data.CATALOGUE_SOURCE_URL && !data.CATALOGUE_SOURCE_TOKEN)
    throw new Error('CATALOGUE_SOURCE_TOKEN: is needed with CATALOGUE_SOURCE_URL, to read the catalogue there.')
  const { S3_BUCKET_URL: bucketUrl, S3_REGION: region, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: keySecret } = data
  if (bucketUrl && !(keyId && keySecret))
    throw new Error(
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: are needed with S3_BUCKET_URL, to read and write the bucket.',
    )
  const dataFolder = path.resolve(data.DATA_FOLDER)
  const publicUrl = data.SERVICE_URL ?? `http://${data.SERVICE_HOST}:${data.SERVICE_PORT}`
  return {
    host: data.SERVICE_HOST,
    port: data.SERVICE_PORT,
    searchPort: data.SEARCH_PORT ?? null,
    mediaPort: data.MEDIA_PORT ?? null,
    dataFolder,
    database: data.DATABASE_URL ?? path.join(dataFolder, 'lesroute.sqlite'),
    redisUrl: data.REDIS_URL ?? null,
    rateLimit: data.RATE_LIMIT,
    mostRequests: data.SERVICE_MAX_REQUESTS,
    searchTimeLimit: data.SEARCH_TIME_LIMIT,
    directusStrict: data.DIRECTUS_STRICT,
    logRequests: data.LOG_REQUESTS,
    metricsToken: data.METRICS_TOKEN ?? null,
    faultSwitches: data.FAULT_SWITCHES,
    trustedProxies: data.TRUSTED_PROXIES,
    searchAdminKey: data.SEARCH_ADMIN_KEY ?? '',
    searchStatisticsKey: data.SEARCH_STATISTICS_KEY ?? '',
    publish:
      data.PUBLISH_APP_ID && data.PUBLISH_API_KEY
        ? { applicationId: data.PUBLISH_APP_ID, apiKey: data.PUBLISH_API_KEY, url: data.PUBLISH_URL ?? null }
        : null,
    directus:
      data.DIRECTUS_URL && data.DIRECTUS_ADMIN_TOKEN
        ? { address: data.DIRECTUS_URL, adminToken: data.DIRECTUS_ADMIN_TOKEN }
        : null,
    source:
      data.CATALOGUE_SOURCE_URL && data.CATALOGUE_SOURCE_TOKEN
        ? { address: data.CATALOGUE_SOURCE_URL, token: data.CATALOGUE_SOURCE_TOKEN }
        : null,
    objects:
      bucketUrl && keyId && keySecret ? { bucketUrl, region, accessKeyId: keyId, secretAccessKey: keySecret } : null,
    siteTokens: {
      ...(data.CONTENT_API_TOKEN && { site: data.CONTENT_API_TOKEN }),
      ...(data.CONTENT_PREVIEW_TOKEN && { preview: data.CONTENT_PREVIEW_TOKEN }),
    },
    renewedSite: data.SITE_URL && data.STUDIO_SECRET ? { address: data.SITE_URL, secret: data.STUDIO_SECRET } : null,
    publishMedia: { cloud: data.CLOUDINARY_URL ?? null, folder: data.MEDIA_FOLDER },
    media: {
      ffmpeg: data.FFMPEG_PATH === 'off' ? null : data.FFMPEG_PATH,
      policy: {
        signingSecret: data.MEDIA_SIGNING_SECRET ?? null,
        strict: data.MEDIA_STRICT,
        exactSizes: data.MEDIA_EXACT_SIZES,
      },
    },
    auth: {
      secret: data.AUTH_SECRET ?? null,
      publicUrl,
      attemptsAMinute: data.SIGN_IN_LIMIT,
      mail: { smtpUrl: data.SMTP_URL ?? null, from: data.MAIL_FROM, folder: path.join(dataFolder, 'mail') },
      ...resetPages(data.RESET_URLS, data.SITE_URL),
      signInUrls: data.SIGN_IN_URLS,
      providers: data.AUTH_PROVIDERS,
      passkeySite: passkeySite(data.PASSKEY_ORIGINS, data.SITE_URL),
    },
  }
}

export type Config = Readonly<ReturnType<typeof readConfig>>
