/** Makes the sample catalogue: every row of every collection, and the list of files that it needs. */
import { addAgenda, addRoutes, addUse } from './add-routes.ts'
import { addDesks } from './add-desks.ts'
import { addFigures } from './add-figures.ts'
import { addArticles, addQuestions } from './add-knowledge.ts'
import { addLibrary } from './add-library.ts'
import { addPeople, addPodcasts, addStories, addVideos } from './add-media.ts'
import { addNavigator } from './add-navigator.ts'
import { addSectors, addTaxonomies } from './add-taxonomies.ts'
import { addProvenance } from './provenance.ts'
import { openFileList, type FileToMake } from './files.ts'
import { openCatalogue, type CatalogueRow } from './rows.ts'
import { addVendors } from './vendors.ts'

export type { FileToMake } from './files.ts'

export type Catalogue = {
  /** Rows by collection or junction, each with all its columns; file records are not among them. */
  readonly items: Readonly<Record<string, readonly CatalogueRow[]>>
  /** What must be drawn, recorded or printed; rows refer to it by id. */
  readonly files: readonly FileToMake[]
}

/** A day on which the meetings are ahead as they were written down. */
const dayOfWriting = new Date('2026-12-01T00:00:00Z')

/**
 * Returns the whole sample catalogue. It reads the content files beside this module and nothing else: no clock, no
 * chance, no network; two runs give the same bytes. `seed` varies drawings and made-up use, never ids; meetings lie
 * ahead of `today`.
 * Throws an Error that names the content file or the reference that is wrong.
 * Source: docs/contract.md 2.1–2.4.
 */
export const generateCatalogue = ({ seed, today = dayOfWriting }: { seed: number; today?: Date }): Catalogue => {
  const catalogue = openCatalogue()
  const files = openFileList(catalogue)
  const workshop = { catalogue, files, seed, today }
  addProvenance(catalogue)
  addTaxonomies(workshop)
  addLibrary(workshop)
  addFigures(workshop)
  addPeople(workshop)
  addPodcasts(workshop)
  addVideos(workshop)
  addStories(workshop)
  const articles = addArticles(workshop)
  const questions = addQuestions(workshop)
  addSectors(workshop, articles, questions)
  addNavigator(workshop)
  addDesks(workshop)
  addVendors(workshop)
  addRoutes(workshop)
  addAgenda(workshop)
  addUse(workshop)
  return { items: catalogue.finish(), files: files.all() }
}
