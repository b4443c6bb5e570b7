/** What must be true before processes start: ports free, folder writable, data made, the site's account there. */
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { messageOf } from '#platform/error-message.ts'
import { makePrivateFolder } from '#platform/private-folder.ts'
import { previewPolicies, sitePolicies } from '#schema/policies.ts'
import { failureOf, isUnavailable } from '../service/store/database.ts'
import { seedDatabase } from '../sample/seed-database.ts'
import { openStore } from '../service/store/store.ts'
import { readToken, StartError, tokenFile, type Deployment, type SiteTokens } from './settings.ts'

/** The accounts with which the site calls the service: one for its pages, one for what editors preview. */
const siteAccounts = {
  site: { email: 'site@lesroute.internal', policies: sitePolicies },
  preview: { email: 'preview@lesroute.internal', policies: previewPolicies },
} as const

/** @throws StartError naming the setting when the port is taken. */
export const requireFreePort = (name: string, port: number, host?: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be had (${error.code ?? messageOf(error)})`
      reject(new StartError(`Port ${port} ${reason}; set ${name} to another.`))
    })
    probe.listen({ port, ...(host ? { host } : {}) }, () => probe.close(() => resolve()))
  })

/** @throws StartError when nothing can be written there, or others can read it. */
export const requireWritableFolder = (folder: string, say: (line: string) => void): void => {
  try {
    const repaired = makePrivateFolder(folder)
    if (repaired) say(`data: other users could read ${repaired} files and folders of ${folder}; permissions repaired`)
    // Permissions alone do not reveal a read-only or full disk, nor does an empty file.
    const probe = path.join(folder, '.writable')
    writeFileSync(probe, Buffer.alloc(65_536), { flush: true })
    rmSync(probe)
  } catch (error) {
    throw new StartError(`The folder ${folder} cannot be written (${messageOf(error)}); set DATA_FOLDER to another.`)
  }
}

/** Why nothing answers there; null when anything does, whatever its status. */
const unreachable = (address: string): Promise<string | null> =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    () => null,
    (error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : messageOf(error)
      return cause || 'no answer'
    },
  )

/** @throws StartError naming the setting whose service does not answer. */
const requireReachable = async (environment: Readonly<Record<string, string | undefined>>): Promise<void> => {
  const probes = { CONTENT_API_URL: '/server/ping', SEARCH_URL: '/1/indexes', MEDIA_URL: '/' } as const
  for (const [name, path] of Object.entries(probes)) {
    const address = environment[name]?.replace(/\/+$/, '')
    const reason = address ? await unreachable(`${address}${path}`) : null
    if (reason)
      throw new StartError(
        `Nothing answers at ${address} (${reason}); check ${name}. "npm run service -- doctor" says more.`,
      )
  }
}

/** The setting that holds the token of each account where no file of the data folder does. */
const tokenSettings = { site: 'CONTENT_API_TOKEN', preview: 'CONTENT_PREVIEW_TOKEN' } as const

/**
 * The tokens of the site's own accounts, which are made when they are missing; a token that was ended is replaced.
 * @throws StartError when another data folder may hold the token in use: replacing it would end that machine's.
 */
export const siteTokensIn = async (
  { dataFolder, database }: Pick<Deployment, 'dataFolder' | 'database'>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<SiteTokens> => {
  const { accounts, close } = await openStore(database)
  const isShared = path.dirname(database) !== dataFolder
  const tokenOf = async (name: keyof SiteTokens): Promise<string> => {
    for (const known of [environment[tokenSettings[name]], readToken(dataFolder, name)])
      if (known && (await accounts.byToken(known))) return known
    const { email, policies } = siteAccounts[name]
    const account = await accounts.byEmail(email)
    if (isShared && account?.status === 'active')
      throw new StartError(
        `${tokenFile(dataFolder, name)} does not hold the token of ${email}, which another machine may use: ` +
          `copy ${name}-token from its data folder or set ${tokenSettings[name]}. ` +
          `Where none does, "npm run service -- account revoke ${email}" lets the next start make a new one.`,
      )
    const token = account ? await accounts.renew(account) : await accounts.add(email, policies)
    writeFileSync(tokenFile(dataFolder, name), `${token}\n`, { mode: 0o600 })
    return token
  }
  try {
    return { site: await tokenOf('site'), preview: await tokenOf('preview') }
  } finally {
    await close()
  }
}

/**
 * Makes the embedded data and the site's account where they are missing, or checks that the configured service answers; the site's tokens.
 * @throws StartError naming the setting at fault.
 */
export const prepare = async (
  deployment: Deployment,
  environment: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<SiteTokens> => {
  const { embedded, dataFolder, servicePorts, serviceHost } = deployment
  await requireReachable(environment)
  if (!embedded) {
    return { site: environment['CONTENT_API_TOKEN'] ?? '', preview: environment['CONTENT_PREVIEW_TOKEN'] ?? '' }
  }
  requireWritableFolder(dataFolder, say)
  for (const { name, port } of servicePorts) await requireFreePort(name, port, serviceHost)
  try {
    // An object storage is filled with the originals that are there when the service starts.
    const draw = environment['S3_BUCKET_URL'] ? 'now' : 'later'
    await seedDatabase({ ...deployment, draw }, say)
    return await siteTokensIn(deployment, environment)
  } catch (error) {
    if (!isUnavailable(error)) throw error
    throw new StartError(failureOf(error))
  }
}
