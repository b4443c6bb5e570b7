/** `npm run seed`: makes the embedded data where it is missing or made from other sources. */
import { readConfig } from '../config.ts'
import { plant } from '../seed/plant.ts'
import { loadEnvironment } from './settings.ts'

loadEnvironment()
const config = readConfig(process.env)
const edition = await plant(config, (line) => console.log(`  ${line}`))
console.log(`Embedded data in ${config.dataFolder}: edition ${edition}`)
