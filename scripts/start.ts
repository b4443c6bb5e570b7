/** `npm start`: data, build, service and site; two URLs; a clean stop. */
import { messageOf } from '#platform/error-message.ts'
import { checkSiteSettings } from './check-site-settings.ts'
import { build, isBuilt } from './site-build.ts'
import { prepare, requireFreePort } from './prepare.ts'
import { programsOf } from './programs.ts'
import { loadEnvFile } from '#platform/env-file.ts'
import { readDeployment, StartError } from './settings.ts'
import { createSupervisor, type Program } from './supervise.ts'

const say = (line: string) => console.log(`  ${line}`)

const main = async (): Promise<void> => {
  loadEnvFile()
  const deployment = readDeployment(process.env)
  checkSiteSettings(deployment, process.env)
  await requireFreePort('PORT', deployment.sitePort)
  const tokens = await prepare(deployment, process.env, say)
  const programs = programsOf(deployment, tokens, 'production')
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

  const start = async (program: Program) => {
    if (!(await supervisor.start(program))) throw new StartError(`The ${program.name} did not come up; see above.`)
  }

  try {
    if (isBuilt(environment))
      await Promise.all([deployment.embedded ? start(programs.service) : null, start(programs.site)])
    else {
      if (deployment.embedded) await start(programs.service)
      say('site: building pages')
      building = build(environment, stopping.signal)
      await building
      await start(programs.site)
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
