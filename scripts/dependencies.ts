/** What is installed with this project: pinned, unchanged since it was chosen, free to use, and without known holes. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { spawnSync } from 'node:child_process'
import { jsonOf } from '#platform/json-object.ts'

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      optional: z.boolean().optional(),
      dev: z.boolean().optional(),
      /** Whether the package comes inside of another package, whose hash covers it. */
      inBundle: z.boolean().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      devDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
export type Lock = z.output<typeof lockShape>

const registry = 'https://registry.npmjs.org/'

/** Licences under which we may use and pass on what we are given; weak copyleft holds for its own files only. */
const free: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'Python-2.0',
  'MPL-2.0',
  'Unlicense',
  'OFL-1.1',
  'Zlib',
])

/** Packages that state their licence in an older way. */
const stated: Readonly<Record<string, string>> = {
  'hogan.js': 'Apache-2.0',
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
}

/** Source: https://spdx.github.io/spdx-spec/v2.3/SPDX-license-expressions. Chosen: no parentheses inside of others. */
const isFree = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => free.has(licence)))

/** The name of the package at a place of the lock file. */
export const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The licence of the package at a place, as SPDX expression where it has one. */
export const licenceOf = (place: string, { license }: Lock['packages'][string]): string =>
  stated[nameOf(place)] ?? license ?? 'none'

/** What is not right with a lock file, one sentence each. Packages for other platforms have their hash as well. */
export const lockProblems = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([place, { version, resolved, integrity, license, inBundle, ...own }]) => {
    if (place === '')
      return Object.entries({ ...own.dependencies, ...own.devDependencies }).flatMap(([name, range]) =>
        /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(range) ? [] : [`${name} is not pinned to one version (${range})`],
      )
    const name = nameOf(place)
    const licence = licenceOf(place, { license })
    return [
      ...(resolved === undefined || resolved.startsWith(registry) ? [] : [`${name} comes from ${resolved}`]),
      ...(inBundle || integrity?.startsWith('sha512-') ? [] : [`${name}@${version ?? ''} has no SHA-512 hash`]),
      ...(isFree(licence) ? [] : [`${name} has a licence that we do not know: ${licence}`]),
    ]
  })

/** The lock file of this project. @throws when it is none. */
export const readLock = (): Lock => lockShape.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
})

export type Audit = { readonly problems: readonly string[] } | { readonly skipped: string }

/** What an audit's answer says; skipped when it is no answer, as without a network or behind a mirror. */
export const readAudit = (output: string): Audit => {
  const { data } = report.safeParse(jsonOf(output))
  if (!data) return { skipped: 'the registry did not answer' }
  const grave = Object.entries(data.vulnerabilities).filter(([, { severity }]) => /^(?:high|critical)$/.test(severity))
  return { problems: grave.map(([name, { severity }]) => `${name}: ${severity}`) }
}

/** Known vulnerabilities of severity high and above in production dependencies, from the registry. */
export const audit = (): Audit =>
  readAudit(
    spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit-level=high'], {
      encoding: 'utf8',
      timeout: 30_000,
      shell: process.platform === 'win32',
    }).stdout ?? '',
  )
