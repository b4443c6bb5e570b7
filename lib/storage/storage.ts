import 'server-only'
import { env } from '../env.ts'
import { openStorage } from './open-storage.ts'

/** Where pages and forms of this process read and write what visitors send. */
export const storage = openStorage(env)
