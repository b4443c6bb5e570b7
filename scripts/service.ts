/** `npm run service [-- <command>]`: the service alone, with the sample catalogue where it has no data. */
import { runServiceCommand } from '../service/cli/run-command.ts'
import { failureOf } from '../service/store/database.ts'
import { drawNow, openDrawings } from '../sample/drawings.ts'
import { seedDatabase } from '../sample/seed-database.ts'

try {
  await runServiceCommand(process.argv.slice(2), { seed: seedDatabase, openDrawings, drawNow })
} catch (error) {
  console.error(failureOf(error))
  process.exit(1)
}
