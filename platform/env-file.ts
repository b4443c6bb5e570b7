/** The settings file of a deployment. */
import { existsSync } from 'node:fs'

/** Reads `.env` of the working folder into the environment; a variable that is set already keeps its value. */
export const loadEnvFile = (): void => {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
