/** `npm run build`: the pages of a release, made beside the former ones, which stay until these are finished. */
import { messageOf } from '#platform/error-message.ts'
import { loadEnvFile } from '#platform/env-file.ts'
import { checkSiteSettings } from './check-site-settings.ts'
import { readDeployment, StartError } from './settings.ts'
import { build } from './site-build.ts'

const main = async (): Promise<void> => {
  loadEnvFile()
  const deployment = readDeployment(process.env)
  if (deployment.embedded)
    throw new StartError('npm run build is for a content API at CONTENT_API_URL; with the embedded one use npm start.')
  checkSiteSettings(deployment, process.env)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
  const tokens = {
    site: process.env['CONTENT_API_TOKEN'] ?? '',
    preview: process.env['CONTENT_PREVIEW_TOKEN'] ?? '',
  }
  await build(deployment.siteEnvironment(tokens), stopping.signal)
  console.log(`The site is built from ${deployment.contentUrl}.`)
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exit(1)
})
