/** `npm start`: data, build, service and site; two URLs; a clean stop. */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { messageOf } from '#platform/error-message.ts'
import { checkSiteSettings } from './check-site-settings.ts'
import { build, isBuilt } from './site-build.ts'
import { prepare, requireFreePort } from './prepare.ts'
import { loadEnvFile } from '#platform/env-file.ts'
import { readDeployment, StartError } from './settings.ts'
import { createSupervisor } from './supervise.ts'

const say = (line: string) => console.log(`  ${line}`)

const main = async (): Promise<void> => {
  loadEnvFile()
  const deployment = readDeployment(process.env)
  checkSiteSettings(deployment, process.env)
  await requireFreePort('PORT', deployment.sitePort)
  const tokens = await prepare(deployment, process.env, say)
  // The service tells the site of changes with it; one made by chance lasts as long as both processes.
  const studioSecret = process.env['STUDIO_SECRET'] || randomBytes(24).toString('base64url')
  const environment = deployment.siteEnvironment(tokens)

  const stopping = new AbortController()
  let building: Promise<void> = Promise.resolve()
  const stopWith = (code: number) => {
    // A second signal, as a process group gets it, must not leave the service behind.
    if (stopping.signal.aborted) return
    stopping.abort()
    // Whatever the build says of being stopped was asked for.
    const built = building.catch(() => {})
    void Promise.all([supervisor.stop(), built]).then(() => process.exit(code))
  }
  const supervisor = createSupervisor((name) => {
    console.error(`The ${name} ended five times within a minute; stopping. Its last lines above say why.`)
    stopWith(1)
  })
  process.on('SIGINT', () => stopWith(0))
  process.on('SIGTERM', () => stopWith(0))

  const startService = async () => {
    const up = await supervisor.start({
      name: 'service',
      args: [path.join('scripts', 'service.ts'), 'serve'],
      environment: { SITE_URL: deployment.siteUrl, STUDIO_SECRET: studioSecret },
      ready: `${deployment.contentUrl}/server/ping`,
    })
    if (!up) throw new StartError('The service did not come up; see above.')
  }
  const startSite = async () => {
    const up = await supervisor.start({
      name: 'site',
      args: [path.join('server', 'main.ts')],
      environment: { ...environment, STUDIO_SECRET: studioSecret, NODE_ENV: 'production' },
      ready: `http://localhost:${deployment.sitePort}/`,
    })
    if (!up) throw new StartError('The site did not come up; see above.')
  }

  try {
    if (isBuilt(environment)) await Promise.all([deployment.embedded ? startService() : null, startSite()])
    else {
      if (deployment.embedded) await startService()
      say('site: building pages')
      building = build(environment, stopping.signal)
      await building
      await startSite()
    }
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  console.log(
    `\nSite     ${deployment.siteUrl}\nService  ${deployment.contentUrl}${deployment.embedded ? '' : ' (elsewhere)'}\n`,
  )
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exit(1)
})
