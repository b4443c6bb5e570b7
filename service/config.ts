/** The service's settings: the only reader of its environment. Every name stands in `.env.example` with the same sentence. */
import path from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const settings = z.object({
  /** The address on which the service listens. */
  SERVICE_HOST: z.string().min(1).default('localhost'),
  /** The port of the content API; search and media hang below it unless they have ports of their own. */
  SERVICE_PORT: port.default(8055),
  /** An own port for search (then at its root); empty: under /search. */
  SEARCH_PORT: port.optional(),
  /** An own port for media (then at its root); empty: under /media. */
  MEDIA_PORT: port.optional(),
  /** The folder of the embedded data: database, pictures, caches. */
  DATA_FOLDER: z.string().min(1).default('.data'),
  /** Address of a PostgreSQL database (postgres://…) for catalogue and accounts; empty: an SQLite file in DATA_FOLDER. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Requests a second that the content API answers, all callers together; 0: without a limit. */
  RATE_LIMIT: z.coerce.number({ error: 'must be a number' }).min(0).default(5000),
  /** 1: one line a request on standard error, without tokens. */
  LOG_REQUESTS: z.enum(['0', '1']).default('0'),
})

export type Config = {
  readonly host: string
  readonly port: number
  readonly searchPort: number | null
  readonly mediaPort: number | null
  /** Absolute. */
  readonly dataFolder: string
  /** `postgres://…`, or the file of the embedded database, absolute. */
  readonly database: string
  /** Requests a second; 0: without a limit. */
  readonly rateLimit: number
  readonly logRequests: boolean
}

/**
 * The service's configuration from the environment; empty variables count as absent.
 * @throws Error that lists every setting at fault by name, never by value.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path: [name], message }) => `${String(name)}: ${message}`)
    throw new Error(`Settings of the service are not right. ${problems.join('; ')}`)
  }
  const { SERVICE_HOST, SERVICE_PORT, SEARCH_PORT, MEDIA_PORT, DATA_FOLDER, DATABASE_URL, RATE_LIMIT, LOG_REQUESTS } =
    parsed.data
  const dataFolder = path.resolve(DATA_FOLDER)
  return {
    host: SERVICE_HOST,
    port: SERVICE_PORT,
    searchPort: SEARCH_PORT ?? null,
    mediaPort: MEDIA_PORT ?? null,
    dataFolder,
    database: DATABASE_URL ?? path.join(dataFolder, 'lesroute.sqlite'),
    rateLimit: RATE_LIMIT,
    logRequests: LOG_REQUESTS === '1',
  }
}
