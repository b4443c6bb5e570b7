/**
 * The bill of materials of a build: every package that may be part of it, with version, licence and hash, in CycloneDX.
 * Chosen: made from the lock file, since `npm sbom` refuses packages that ask for "latest" of another, as one of ours does.
 */
import { readFileSync } from 'node:fs'
import { licenceOf, nameOf, type Lock } from './dependencies.ts'

type Places = Lock['packages']

const purlOf = (name: string, version = '0') => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** The place of a package as Node.js finds it from another place: in the nearest `node_modules`. */
const resolve = (places: Places, from: string, name: string): string | null => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (places[place]) return place
    if (at === '') return null
  }
}

const component = ([place, { version = '0', integrity, optional }]: [string, Places[string]], licence: string) => {
  const [algorithm, digest = ''] = integrity?.split('-') ?? []
  const name = nameOf(place)
  return {
    type: 'library' as const,
    'bom-ref': purlOf(name, version),
    name,
    version,
    // Packages for one platform are there on that platform only.
    scope: optional ? ('optional' as const) : ('required' as const),
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    licenses: [{ expression: licence }],
    purl: purlOf(name, version),
  }
}

/** The bill for the packages of production. It has no time and no number, so that the same lock file makes the same bytes. */
export const billOfMaterials = ({ packages }: Lock, { name, version }: { name: string; version: string }) => {
  const used = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev)
  const refOf = (place: string) => purlOf(nameOf(place), packages[place]?.version)
  const root = purlOf(name, version)
  const dependencies = new Map<string, Set<string>>()
  for (const [place, own] of [['', packages[''] ?? {}] as const, ...used]) {
    const ref = place === '' ? root : refOf(place)
    const references = dependencies.get(ref) ?? new Set()
    for (const needed of Object.keys({ ...own.dependencies, ...own.optionalDependencies })) {
      const at = resolve(packages, place, needed)
      if (at !== null) references.add(refOf(at))
    }
    dependencies.set(ref, references)
  }
  const components = new Map(used.map((entry) => [refOf(entry[0]), component(entry, licenceOf(...entry))]))
  return {
    bomFormat: 'CycloneDX' as const,
    specVersion: '1.6' as const,
    version: 1,
    metadata: { component: { type: 'application' as const, 'bom-ref': root, name, version, purl: root } },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn] })),
  }
}

/** This project's own name and version. */
export const readProject = () => JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string }
