/** Builds the site when anything that its pages are made from has changed, and only then. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartError } from './settings.ts'

/** Where the build goes; the tests build beside the site that a developer may be running. */
const folder = process.env['BUILD_FOLDER'] || '.next'
const mark = path.join(folder, 'lesroute-build')
export const next = path.join('node_modules', 'next', 'dist', 'bin', 'next')

const sources = [
  'app',
  'components',
  'lib',
  'schema',
  'public',
  'next.config.ts',
  'tsconfig.json',
  '.postcssrc.json',
  'package-lock.json',
]

const filesBelow = (name: string): string[] =>
  !existsSync(name)
    ? []
    : statSync(name).isFile()
      ? [name]
      : readdirSync(name, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort()

/** A name for a build: its sources, the settings it was made with, and the catalogue whose pages it holds. */
export const fingerprint = (environment: Readonly<Record<string, string>>, catalogue: string): string => {
  const hash = createHash('sha256')
    .update(catalogue)
    .update(JSON.stringify(Object.entries(environment).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Every setting that a page may show or depend on, from the command's own environment and from what it adds. */
const settingsOf = (added: Readonly<Record<string, string>>): Record<string, string> => {
  const names = [
    'SEARCH_URL',
    'SEARCH_APP_ID',
    'SEARCH_TOKEN_FIELD',
    'MEDIA_URL',
    'MEDIA_FOLDER',
    'EDITOR_PREVIEW',
    'FEEDBACK_SECRET',
    'EDITOR_SECRET',
    'SITE_INDEX',
    'EMBED_HOSTS',
    'OFFLINE_READING',
    'CONTACT_EMAIL',
    'METRICS_TOKEN',
  ]
  const own = names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return { ...Object.fromEntries(own), ...added }
}

/** Whether the build at hand was made from these sources, settings and catalogue. */
export const isBuilt = (added: Readonly<Record<string, string>>, catalogue: string): boolean =>
  existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(settingsOf(added), catalogue)

/**
 * Builds the site; the service must be up, since pages are prerendered from it. The former build goes first, its
 * caches with it, so that no page of a former catalogue survives.
 * `signal` ends it early. @throws StartError when the build fails; its output has been shown by then.
 */
export const build = async (
  added: Readonly<Record<string, string>>,
  catalogue: string,
  signal: AbortSignal,
): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  const lines: string[] = []
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, [next, 'build'], {
      env: { ...process.env, ...added, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
    child.on('exit', resolve)
    signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
  })
  if (signal.aborted) throw new StartError('Stopped while the site was being built.')
  if (code !== 0) {
    process.stderr.write(lines.join(''))
    throw new StartError('The site could not be built; see above.')
  }
  writeFileSync(mark, fingerprint(settingsOf(added), catalogue))
}
