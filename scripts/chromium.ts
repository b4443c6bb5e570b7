/** Finds a Chromium for browser tests, or installs one. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { installFromDebian, mayInstall } from './debian.ts'
import { run, tool } from './run.ts'

/** Chromium without windows: it opens and closes pages at a third of the cost. */
const shell = 'chromium-headless-shell'
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const

const onPath = (names: readonly string[]): string | null => {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const files = folders.flatMap((folder) => names.map((name) => path.join(folder, `${name}${suffix}`)))
  return files.find((file) => existsSync(file)) ?? null
}

const bundled = (): string | null => {
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}

/** There is no browser, and none may be installed. */
export class NoBrowser extends Error {}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one without windows, the system's, Playwright's own, or one installed now where
 * that is allowed.
 * @throws NoBrowser where it is not, and Error when the installation failed; both say how to help.
 */
export const findChromium = async (say: (line: string) => void): Promise<string> => {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    if (!existsSync(configured)) throw new Error(`There is no browser at CHROMIUM_PATH (${configured}).`)
    return configured
  }
  const light = onPath([shell])
  if (light) return light
  const present = () => onPath([shell, ...browsers]) ?? bundled()
  const help =
    'set CHROMIUM_PATH to a Chromium, run npx playwright install chromium, or add -- --install to the command'
  if (!mayInstall()) {
    const other = present()
    if (other) return other
    throw new NoBrowser(`There is no Chromium here: ${help}.`)
  }
  say('browser: installing one without windows')
  const reason = installFromDebian(shell)
  const browser = present()
  if (browser) return browser
  const { code } = await run([tool('@playwright', 'test', 'cli.js'), 'install', 'chromium'])
  const downloaded = code === 0 ? bundled() : null
  if (downloaded) return downloaded
  throw new Error(`No Chromium could be installed (${reason}); set CHROMIUM_PATH to one.`)
}
