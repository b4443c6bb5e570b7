/** The pills of the finder's map as a person sees them: patches of their colour in a picture of the page. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export type Patch = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** Of the site's two themes, of one that sets `--color-brand` to #7a1fa2, and of a system that sets the colours. */
const fills = {
  light: [14, 91, 69],
  dark: [127, 214, 178],
  own: [122, 31, 162],
  systemLight: [255, 255, 255],
  systemDark: [0, 0, 0],
} as const
/** Parts of 255 by which a colour may differ. */
const near = 12
/** Pixels: a pill is wider, a letter or a tick of that colour is not. */
const narrowest = 34

/** The patches of the colour of pills on the map, each as a box in pixels of the map. */
export const pillsOnPage = async (page: Page, theme: keyof typeof fills): Promise<readonly Patch[]> => {
  const picture = await page.locator('.finder-canvas').screenshot()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isFill = (at: number) =>
    fills[theme].every((part, index) => Math.abs((data[at * 3 + index] ?? 0) - part) <= near)
  const seen = new Uint8Array(width * height)
  const patches: Patch[] = []
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || !isFill(start)) continue
    let [left, right, top, bottom] = [width, 0, height, 0]
    const next = [start]
    seen[start] = 1
    for (let at = next.pop(); at !== undefined; at = next.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      ;[left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)]
      const around = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]
      for (const other of around)
        if (other >= 0 && other < seen.length && !seen[other] && isFill(other)) {
          seen[other] = 1
          next.push(other)
        }
    }
    if (right - left >= narrowest) patches.push({ left, top, right, bottom })
  }
  return patches
}

/** The part of a patch that has the opposite of its colour, black on white or white on black: the letters of a pill. */
export const lettersIn = async (
  page: Page,
  { left, top, right, bottom }: Patch,
  theme: 'systemLight' | 'systemDark',
) => {
  const picture = await page.locator('.finder-canvas').screenshot()
  const { data } = await sharp(picture)
    .extract({ left, top, width: right - left, height: bottom - top })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const letters = data.filter((grey) => (theme === 'systemLight' ? grey < 90 : grey > 165))
  return letters.length / data.length
}
