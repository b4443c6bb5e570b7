/** `npm run editors -- draft <path> | renew [path …]`: signs links and calls for the site, with the token at hand. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { loadEnvFile } from '#platform/env-file.ts'
import { readDeployment, readToken } from './settings.ts'

loadEnvFile()
const deployment = readDeployment(process.env)
const site = process.env['CONTENT_API_TOKEN'] || readToken(deployment.dataFolder, 'site') || ''
const { status } = spawnSync(process.execPath, [path.join('scripts', 'editor-commands.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...deployment.siteEnvironment({ site, preview: '' }) },
})
process.exitCode = status ?? 1
