/** `npm run editors -- draft <path> | renew [path …]`: signs links and calls for the site, with the token at hand. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { loadEnvFile } from '#platform/env-file.ts'
import { messageOf } from '#platform/error-message.ts'
import { readDeployment, readToken } from './settings.ts'

/** The exit code of the command, which runs with the settings of the site. */
const run = (): number => {
  loadEnvFile()
  const deployment = readDeployment(process.env)
  const site = process.env['CONTENT_API_TOKEN'] || readToken(deployment.dataFolder, 'site') || ''
  const command = [path.join('scripts', 'editor-commands.ts'), ...process.argv.slice(2)]
  const env = { ...process.env, ...deployment.siteEnvironment({ site, preview: '' }) }
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status ?? 1
}

try {
  process.exitCode = run()
} catch (error) {
  console.error(`editors: ${messageOf(error)}`)
  process.exitCode = 1
}
