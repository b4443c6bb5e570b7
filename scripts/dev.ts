/**
 * `npm run dev`: both halves with hot reload. The service restarts when its sources change, the site replaces modules, behind
 * the same pipeline as in production.
 */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { messageOf } from '#platform/error-message.ts'
import { prepare, requireFreePort } from './prepare.ts'
import { loadEnvFile } from '#platform/env-file.ts'
import { readDeployment } from './settings.ts'
import { createSupervisor } from './supervise.ts'

const main = async (): Promise<void> => {
  loadEnvFile()
  const deployment = readDeployment(process.env)
  await requireFreePort('PORT', deployment.sitePort)
  const tokens = await prepare(deployment, process.env, (line) => console.log(`  ${line}`))
  const studioSecret = process.env['STUDIO_SECRET'] || randomBytes(24).toString('base64url')
  const stopWith = (code: number) => void supervisor.stop().then(() => process.exit(code))
  const supervisor = createSupervisor(() => stopWith(1))
  process.on('SIGINT', () => stopWith(0))
  process.on('SIGTERM', () => stopWith(0))
  if (deployment.embedded)
    await supervisor.start({
      name: 'service',
      args: ['--watch', '--watch-preserve-output', path.join('scripts', 'service.ts'), 'serve'],
      environment: { SITE_URL: deployment.siteUrl, STUDIO_SECRET: studioSecret },
      ready: `${deployment.contentUrl}/server/ping`,
    })
  await supervisor.start({
    name: 'site',
    args: [path.join('server', 'main.ts')],
    environment: { ...deployment.siteEnvironment(tokens), STUDIO_SECRET: studioSecret, NODE_ENV: 'development' },
    ready: `http://localhost:${deployment.sitePort}/`,
  })
  console.log(`\nSite     ${deployment.siteUrl}\nService  ${deployment.contentUrl}\n`)
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exit(1)
})
