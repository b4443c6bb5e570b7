/** Absolute URLs of a page of Dutch content and of its media, for structured data and feeds. */
import type { FileRef } from '../content/field-parsers.ts'
import { env } from '../env.ts'
import { mediaBase } from './base.ts'
import { originalUrl, pictureUrl } from './addresses.ts'
import { absoluteUrl } from '../metadata.ts'
import type { Href } from '../paths.ts'

/** The page, its picture and its recording; null for what it has not. */
export const addressesOf = (href: Href, picture: FileRef | null, recording: FileRef | null = null) => ({
  url: absoluteUrl(href, 'nl'),
  image: picture && pictureUrl(mediaBase, picture.id, { width: 1280, ratio: 16 / 9 }),
  contentUrl: recording && originalUrl(mediaBase, recording.id, 'video'),
  site: { name: env.siteName, url: env.siteUrl },
})
