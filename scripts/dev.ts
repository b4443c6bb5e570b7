/**
 * `npm run dev`: both halves with hot reload. The service restarts when its sources change, the site replaces modules, behind
 * the same pipeline as in production.
 */
import { messageOf } from '#platform/error-message.ts'
import { prepare, requireFreePort } from './prepare.ts'
import { programsOf } from './programs.ts'
import { loadEnvFile } from '#platform/env-file.ts'
import { readDeployment } from './settings.ts'
import { createSupervisor } from './supervise.ts'

const main = async (): Promise<void> => {
  loadEnvFile()
  const deployment = readDeployment(process.env)
  await requireFreePort('PORT', deployment.sitePort)
  const tokens = await prepare(deployment, process.env, (line) => console.log(`  ${line}`))
  const programs = programsOf(deployment, tokens, 'development')
  const stopWith = (code: number) => void supervisor.stop().then(() => process.exit(code))
  const supervisor = createSupervisor(() => stopWith(1))
  process.on('SIGINT', () => stopWith(0))
  process.on('SIGTERM', () => stopWith(0))
  if (deployment.embedded) await supervisor.start(programs.service)
  await supervisor.start(programs.site)
  console.log(`\nSite     ${deployment.siteUrl}\nService  ${deployment.contentUrl}\n`)
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exit(1)
})
