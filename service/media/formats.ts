/** Picture formats: which we write, which type they have on the wire, and which one a request gets. */

export const writableFormats = ['jpg', 'png', 'webp', 'avif', 'gif'] as const
export type Format = (typeof writableFormats)[number]

const typeOf: Record<Format, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/svg+xml': ['svg'],
  'image/tiff': ['tif', 'tiff'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov'],
  'audio/mpeg': ['mp3'],
  'audio/wav': ['wav'],
  'audio/x-wav': ['wav'],
  'audio/mp4': ['m4a'],
  'audio/ogg': ['ogg', 'oga'],
  'audio/aac': ['aac'],
  'application/pdf': ['pdf'],
  'text/vtt': ['vtt'],
}

/** The MIME type of a format we write. Source: the media types of IANA. */
export const mimeType = (format: Format): string => typeOf[format]

/** The format a name such as `jpeg` or `webp` stands for; null when we do not write it. Source: the public convention. */
export const formatNamed = (name: string): Format | null => {
  if (name === 'jpeg') return 'jpg'
  return writableFormats.find((format) => format === name) ?? null
}

/** The format nearest to an original's MIME type; pictures of a type we cannot write become JPEG. Chosen: JPEG. */
export const formatOfType = (type: string): Format => writableFormats.find((format) => typeOf[format] === type) ?? 'jpg'

/** Whether a file of this MIME type and name may be asked for with this extension without being converted. Chosen: the file's own name counts too. */
export const isOwnExtension = (
  extension: string,
  file: { readonly type: string; readonly filename: string },
): boolean => {
  const known = extensionsByType[file.type]
  if (known !== undefined) return known.includes(extension)
  return file.type.endsWith(`/${extension}`) || file.filename.toLowerCase().endsWith(`.${extension}`)
}

/**
 * The format for `f_auto`: WebP for a client that names it in `Accept`, else the one that needs no asking.
 * Chosen: never AVIF, which costs several times the CPU time of WebP for a few kilobytes, so it has to be asked for.
 */
export const negotiate = (accept: string | undefined, otherwise: Format): Format => {
  const takesWebp = (accept ?? '').split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === 'image/webp' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
  return takesWebp ? 'webp' : otherwise
}
