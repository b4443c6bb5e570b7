/** Builds the site when its sources or settings have changed, and only then. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildSettings, parseSettings } from '#lib/settings.ts'
import { messageOf } from '#platform/error-message.ts'
import { editionReader } from '#server/cache/list-version.ts'
import { editionFile } from '#server/cache/outdated-pages.ts'
import { readBuildProgress } from './build-progress.ts'
import { billOfMaterials, readProject } from './bill-of-materials.ts'
import { compressBuild } from './compress-build.ts'
import { readLock } from './dependencies.ts'
import { StartError } from './settings.ts'

/** Where the build goes; the tests build beside the site that a developer may be running. */
const folder = process.env['BUILD_FOLDER'] || '.next'
const mark = 'lesroute-build'
const next = path.join('node_modules', 'next', 'dist', 'bin', 'next')

const sources = [
  'app',
  'components',
  'lib',
  'platform',
  'schema',
  'public',
  'instrumentation.ts',
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

/** A name for a build: its sources, and the settings it was made with. */
export const fingerprint = (environment: Readonly<Record<string, string>>): string => {
  const hash = createHash('sha256').update(
    JSON.stringify(Object.entries(environment).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  )
  for (const file of sources.flatMap(filesBelow)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Every setting that a page may show or depend on: those of this environment, and those that the command adds. */
export const settingsOf = (
  environment: Readonly<Record<string, string | undefined>>,
  added: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const own = buildSettings.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []))
  // Drafts are never built.
  const { CONTENT_PREVIEW_TOKEN: _, ...others } = added
  return { ...Object.fromEntries(own), ...others }
}

/** Whether the build at hand was made from these sources and settings. Its pages may be older than the catalogue: `server/cache/outdated-pages.ts`. */
export const isBuilt = (added: Readonly<Record<string, string>>): boolean =>
  existsSync(path.join(folder, mark)) &&
  readFileSync(path.join(folder, mark), 'utf8') === fingerprint(settingsOf(process.env, added))

/** The framework names the folder of types in this file of each build; the editor's types are those of `.next`. */
const typesFile = 'next-env.d.ts'

/** Runs the framework's build into that folder; its output and its exit code. */
const runBuild = async (target: string, added: Readonly<Record<string, string>>, signal: AbortSignal) => {
  const lines: string[] = []
  const progressOf = readBuildProgress(() => performance.now())
  const read = (text: string) => {
    lines.push(text)
    const progress = progressOf(text)
    if (progress !== null) console.log(`  ${progress}`)
  }
  const types = existsSync(typesFile) ? readFileSync(typesFile) : null
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, [next, 'build'], {
      env: { ...process.env, ...added, BUILD_FOLDER: target, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => read(chunk.toString()))
    child.on('exit', resolve)
    signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true })
  })
  if (types) writeFileSync(typesFile, types)
  return { code, output: lines.join('') }
}

/** Puts a finished build in the place of the former one, which is there whole until this moment. */
export const swapBuild = (finished: string, target: string): void => {
  const former = `${target}-former`
  rmSync(former, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, former)
  renameSync(finished, target)
  rmSync(former, { recursive: true, force: true })
}

/**
 * Builds the site; the service must be up, since pages are prerendered from it. It is built beside the former build and
 * takes its place when it is finished; a build that fails leaves the former one as it was.
 * `signal` ends it early. @throws StartError when the build fails; its output has been shown by then.
 */
export const build = async (added: Readonly<Record<string, string>>, signal: AbortSignal): Promise<void> => {
  const beside = `${folder}-new`
  // Before the pages are made: what is saved meanwhile leaves another edition.
  const edition = await editionReader(parseSettings({ ...process.env, ...added }))()
  const end = (why: string): never => {
    rmSync(beside, { recursive: true, force: true })
    throw new StartError(`${why} The former build is untouched.`)
  }
  const endIfStopped = () => {
    if (signal.aborted) end('Stopped while the site was being built.')
  }
  rmSync(beside, { recursive: true, force: true })
  endIfStopped()
  const { code, output } = await runBuild(beside, added, signal)
  endIfStopped()
  if (code !== 0) {
    process.stderr.write(output)
    end('The site could not be built; see above.')
  }
  try {
    await compressBuild(path.join(beside, 'static'))
    const bill = billOfMaterials(readLock(), readProject())
    writeFileSync(path.join(beside, 'bill-of-materials.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
    writeFileSync(path.join(beside, editionFile), edition ?? '')
    writeFileSync(path.join(beside, mark), fingerprint(settingsOf(process.env, added)))
  } catch (error) {
    end(`The site was built, but its files could not be written (${messageOf(error)}); check the space of the disk.`)
  }
  endIfStopped()
  swapBuild(beside, folder)
}
