/** Finds a Chromium for browser tests, or installs one. */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installFromDebian } from './debian.ts'
import { run, tool } from './run.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (): string | null => {
  for (const folder of (process.env['PATH'] ?? '').split(':'))
    for (const name of names) if (folder && existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  return null
}

const bundled = (): string | null => {
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, or one installed now.
 * @throws Error that says how to help when none can be had.
 */
export const findChromium = async (say: (line: string) => void): Promise<string> => {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    if (!existsSync(configured)) throw new Error(`There is no browser at CHROMIUM_PATH (${configured}).`)
    return configured
  }
  const present = onPath() ?? bundled()
  if (present) return present
  say('browser: none found, installing one')
  const { code } = await run([tool('@playwright', 'test', 'cli.js'), 'install', 'chromium'])
  const downloaded = code === 0 ? bundled() : null
  if (downloaded) return downloaded
  const reason = installFromDebian('chromium')
  const installed = onPath()
  if (installed) return installed
  throw new Error(`No Chromium could be installed; set CHROMIUM_PATH to one. ${reason}`)
}
