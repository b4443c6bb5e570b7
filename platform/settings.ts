/** Rules for settings of the environment, and the settings that site and service both read. */
import { z } from 'zod'
import { isAddressRange } from './client-ip.ts'

/** An http(s) address as it is written. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })

/** An http(s) address to which paths are added: without a slash at its end. */
export const baseAddress = webAddress.transform((url) => url.replace(/\/+$/, ''))

/** True for 1, false for 0. */
export const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1')

/** Several values with commas between them. */
export const list = <Item>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item))

/** A whole number in these bounds. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const error = `must be a whole number, ${most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`}`
  return z.coerce.number({ error }).refine((value) => Number.isInteger(value) && value >= least && value <= most, error)
}

/** A bound that 0 takes away. */
export const bound = z.coerce.number({ error: 'must be a number, 0 or more' }).min(0, 'must be a number, 0 or more')

/** A text that nobody may guess. */
export const secret = (length: number) => z.string().min(length, `must have ${length} characters at least`)

/** The settings that both halves read. */
export const sharedSettings = {
  /** Public address of this site. */
  SITE_URL: baseAddress.optional(),
  /** Public address of the content API, for links in mail, for providers and for developers; empty: where the service listens. */
  SERVICE_URL: baseAddress.optional(),
  /** Static token of an account that may read drafts; without it, editors' links show what is published. */
  CONTENT_PREVIEW_TOKEN: z.string().optional(),
  /** What Directus shows as bearer when it renews pages, and in preview addresses, 16 characters at least; empty: EDITOR_SECRET, and neither works without both. */
  STUDIO_SECRET: secret(16).optional(),
  /** Counts searches, clicks and conversions by day and query, without the names of callers, and opens the counts to callers that send this key, as the site does for editors; 16 characters at least, empty: nothing is counted. */
  SEARCH_STATISTICS_KEY: secret(16).optional(),
  /** Folder between the transformations and the id of an asset, when the media cloud has one. */
  MEDIA_FOLDER: z
    .string()
    .transform((folder) => folder.replaceAll(/^\/+|\/+$/g, ''))
    .default(''),
  /** The folder of the embedded data: database, pictures, caches. */
  DATA_FOLDER: z.string().default('.data'),
  /** Address of a PostgreSQL database (postgres://…): the service's catalogue and accounts, and the site's bookings, accepted forms, mail and reactions; empty: an SQLite file and files in DATA_FOLDER. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Address of a Redis or Valkey (redis://… or rediss://…): instances of the site share pages, data and search token through it, and processes of the service count sign-ins together; empty: each for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be redis(s)://host' }).optional(),
  /** Mail server, as smtp://user:password@host:587; empty: the service writes its mail into the folder mail below DATA_FOLDER, and the site's stays in its outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp(s)://host' }).optional(),
  /** Sender of mail. */
  MAIL_FROM: z.string().min(3, 'must be a mail address').default('Lesroute <noreply@lesroute.example>'),
  /** Proxies in front of site and service, as addresses and networks with commas between them: their X-Forwarded-For counts. */
  TRUSTED_PROXIES: list(z.string().refine(isAddressRange, 'must be an address or a network')),
  /** Opens /api/system/metrics of the site and /metrics of the service for requests with this bearer token, 16 characters at least, and lets browsers tell how quickly pages came; empty: closed to everybody. */
  METRICS_TOKEN: secret(16).optional(),
  /** 1: one line a request on standard error, without tokens. */
  LOG_REQUESTS: flag.default(false),
}

/**
 * The settings of the environment by those rules; empty variables count as absent.
 * @throws Error that lists every setting at fault by name, never by value, and says where they are set.
 */
export const readSettings = <Shape extends z.ZodType>(
  shape: Shape,
  environment: Readonly<Record<string, string | undefined>>,
  half: 'site' | 'service',
): z.output<Shape> => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = shape.safeParse(present)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = path.map((part) => (typeof part === 'number' ? `number ${part + 1}` : String(part))).join(', ')
    return `${name} ${message}`
  })
  throw new Error(
    `Invalid settings of the ${half}: ${problems.join('; ')}. Correct them in the environment or in .env; .env.example describes each.`,
  )
}
