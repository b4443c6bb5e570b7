/** Checks the settings of the site before anything is made, so that a mistake is not reported by a build that ends minutes later. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { messageOf } from '#platform/error-message.ts'
import { parseSettings } from '#lib/settings.ts'
import { StartError, type Deployment } from './settings.ts'

/**
 * Checks each setting of the site by its form, and that the files of its logo and theme are below `public/`.
 * @throws StartError naming what is not right.
 */
export const checkSiteSettings = (
  { siteEnvironment }: Pick<Deployment, 'siteEnvironment'>,
  environment: Readonly<Record<string, string | undefined>>,
  publicFolder = 'public',
): void => {
  // The token of the embedded service is made later, and has no form that could be wrong.
  const site = environment['CONTENT_API_TOKEN'] || 'made-later'
  try {
    const { siteLogo, siteTheme } = parseSettings({ ...environment, ...siteEnvironment({ site, preview: '' }) })
    for (const [name, file] of Object.entries({ SITE_LOGO: siteLogo, SITE_THEME: siteTheme }))
      if (file && !existsSync(path.join(publicFolder, file)))
        throw new StartError(`${name} is ${file}, but there is no file ${path.join(publicFolder, file)}.`)
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(messageOf(error))
  }
}
