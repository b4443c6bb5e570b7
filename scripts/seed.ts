/** `npm run seed [-- --scale <times>]`: makes the embedded data where it is missing or made from other sources. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadEnvFile } from '#platform/env-file.ts'
import { seedDatabase } from '../sample/seed-database.ts'
import { readConfig } from '../service/config.ts'
import { failureOf } from '../service/store/database.ts'

const scales = z.coerce
  .number({ error: '--scale must be a number' })
  .int('--scale must be a whole number')
  .min(1, '--scale must be 1 or more')
  .max(1000, '--scale must be 1,000 or less')
  .optional()

const seed = async (): Promise<string> => {
  loadEnvFile()
  const { values } = parseArgs({ options: { scale: { type: 'string' } } })
  const scale = scales.safeParse(values.scale)
  if (!scale.success) throw new Error(scale.error.issues[0]?.message)
  const { dataFolder, database } = readConfig(process.env)
  const wanted = scale.data === undefined ? {} : { scale: scale.data }
  const edition = await seedDatabase({ dataFolder, database, ...wanted }, (line) => console.log(`  ${line}`))
  return `Embedded data in ${dataFolder}: edition ${edition}`
}

try {
  console.log(await seed())
} catch (error) {
  console.error(`seed: ${failureOf(error)}`)
  process.exitCode = 1
}
