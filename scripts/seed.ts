/** `npm run seed [-- --scale <times>]`: makes the embedded data where it is missing or made from other sources. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readConfig } from '../service/config.ts'
import { seedDatabase } from '../sample/seed-database.ts'
import { loadEnvFile } from '#platform/env-file.ts'

const scales = z.coerce.number({ error: 'must be a number' }).int().min(1).max(1000)

loadEnvFile()
const { values } = parseArgs({ options: { scale: { type: 'string' } } })
const scale = scales.optional().safeParse(values.scale)
if (!scale.success) {
  console.error(`--scale: ${scale.error.issues[0]?.message ?? 'not right'}`)
  process.exit(1)
}
const { dataFolder, database } = readConfig(process.env)
const wanted = scale.data === undefined ? {} : { scale: scale.data }
const edition = await seedDatabase({ dataFolder, database, ...wanted }, (line) => console.log(`  ${line}`))
console.log(`Embedded data in ${dataFolder}: edition ${edition}`)
