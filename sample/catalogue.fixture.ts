/** The sample catalogue for tests that read it, made once in a process: that takes seconds. */
import { generateCatalogue, type Catalogue } from './generate.ts'

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}

let catalogue: Catalogue | null = null

/** The catalogue as it is by default. All tests of a process have the same one, so it cannot be changed. */
export const sampleCatalogue = (): Catalogue => {
  if (catalogue) return catalogue
  catalogue = generateCatalogue({ seed: 1 })
  freeze(catalogue)
  return catalogue
}
