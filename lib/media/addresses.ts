/** Addresses of public media: an asset id and a transformation in, a URL out. Source: docs/contract.md 1 "Media delivery"; 10.8. */

export type MediaBase = {
  /** Without `/image/upload`, without a slash at the end. */
  readonly url: string
  /** Folder between the transformations and the id; empty when there is none. */
  readonly folder: string
}

export type Picture = {
  /** px. */
  readonly width: number
  /** Width by height; the picture is cropped to it. Absent: the picture's own. */
  readonly ratio?: number
  /** For readers that take one format only. Absent: what suits the browser. */
  readonly format?: 'jpg'
}

const address = ({ url, folder }: MediaBase, kind: 'image' | 'video' | 'raw', steps: string, id: string) =>
  [url, kind, 'upload', steps, folder, encodeURIComponent(id)].filter(Boolean).join('/')

/** The URL of a picture, cropped round its subject, in the format and quality that suit the browser. */
export const pictureUrl = (base: MediaBase, id: string, { width, ratio, format }: Picture): string => {
  const crop = ratio ? `c_fill,g_auto,w_${width},h_${Math.round(width / ratio)}` : `c_limit,w_${width}`
  return address(base, 'image', `${crop},f_${format ?? 'auto'},q_auto`, id)
}

/** The widths at which a picture is offered, px: a short ladder, so that caches are shared. Most phones of double density take 800. */
const ladder = [160, 320, 480, 640, 800, 960, 1280, 1600, 2000] as const

/** A `srcset` from the ladder up to the first step of twice `width` px or more, for screens of high density. */
export const pictureSet = (base: MediaBase, id: string, { width, ratio }: Picture): string =>
  ladder
    .filter((_, index) => (ladder[index - 1] ?? 0) < width * 2)
    .map((step) => `${pictureUrl(base, id, { width: step, ...(ratio ? { ratio } : {}) })} ${step}w`)
    .join(', ')

/** The URL of an original: sound and film under `video`, documents under `raw`, vector pictures under `image`. */
export const originalUrl = (base: MediaBase, id: string, kind: 'image' | 'video' | 'raw'): string =>
  address(base, kind, '', id)
