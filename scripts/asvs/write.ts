/** `npm run asvs`: writes the page of requirements and their counts anew. */
import { writeFileSync } from 'node:fs'
import { makePages } from './page.ts'

const { pages, problems } = await makePages()
for (const [file, text] of Object.entries(pages)) writeFileSync(file, text)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length ? 1 : 0
