/** The site's settings: the only reader of its environment. Every name stands in `.env.example` with the same sentence. */
import 'server-only'
import { parseSettings } from './settings.ts'

export const env = parseSettings(process.env)
