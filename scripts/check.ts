/** `npm run check`: types, lint, format and unit tests, for while one works. */
import { staticChecks, unitTests } from './checks.ts'
import { hasPostgres } from './postgres-server.ts'

if (!hasPostgres()) console.log('PostgreSQL: no server here; its tests run on PGlite')
const results = [...(await staticChecks()), await unitTests()]
const failed = results.filter((result) => result.failed > 0)
for (const { name, output } of failed) console.error(`\n✗ ${name}\n${output}`)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
console.log(`${passed} passed, ${results.reduce((sum, result) => sum + result.failed, 0)} failed`)
process.exitCode = failed.length ? 1 : 0
