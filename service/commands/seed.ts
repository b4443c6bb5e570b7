/** `npm run seed [-- --scale <times>]`: makes the embedded data where it is missing or made from other sources. */
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { plant } from '../seed/plant.ts'
import { loadEnvironment } from './settings.ts'

const scales = z.coerce.number({ error: 'must be a number' }).int().min(1).max(1000)

loadEnvironment()
const { values } = parseArgs({ options: { scale: { type: 'string' } } })
const scale = scales.optional().safeParse(values.scale)
if (!scale.success) {
  console.error(`--scale: ${scale.error.issues[0]?.message ?? 'not right'}`)
  process.exit(1)
}
const { dataFolder, database } = readConfig(process.env)
const wanted = scale.data === undefined ? {} : { scale: scale.data }
const edition = await plant({ dataFolder, database, ...wanted }, (line) => console.log(`  ${line}`))
console.log(`Embedded data in ${dataFolder}: edition ${edition}`)
