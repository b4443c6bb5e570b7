import { env } from '../env.ts'
import type { MediaBase } from './addresses.ts'

/** Where this deployment's media is delivered from. */
export const mediaBase: MediaBase = { url: env.mediaUrl, folder: env.mediaFolder }
