/** A desk's own colour, moved towards ink as far as words in it need: 4.5 : 1 on every paper, in light and in dark. */

type Rgb = readonly [number, number, number]

/** Six hexadecimal digits, with or without a hash; null for any other text. */
export const parseColour = (text: string | null): string | null => {
  const digits = /^#?([\da-f]{6})$/i.exec(text ?? '')?.[1]
  return digits ? `#${digits.toLowerCase()}` : null
}

const rgbOf = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two colours, from 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const mixed = (from: string, to: string, share: number): string => {
  const [a, b] = [rgbOf(from), rgbOf(to)]
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

/** The colour itself where it is read well on that paper, or the nearest on the way to the ink that is. */
const readable = (colour: string, paper: string, ink: string): string => {
  for (let percent = 0; percent < 100; percent += 2) {
    const tried = mixed(colour, ink, percent / 100)
    if (contrast(tried, paper) >= 4.5) return tried
  }
  return ink
}

/** The papers of `app/globals.css` on which words are hardest to read, and their inks. */
const light = { paper: '#fbf8f1', hardest: '#f3ede0', ink: '#14261f', on: '#ffffff' }
const dark = { paper: '#0f1c17', hardest: '#16271f', ink: '#eef3ec', on: '#0b1f18' }

/** What the site's brand becomes in that colour, by the names of `app/globals.css`. */
export const brandIn = (colour: string): Readonly<Record<string, string>> => {
  const [day, night] = [light, dark].map(({ paper, hardest, ink }) => {
    const brand = readable(colour, hardest, ink)
    const soft = mixed(paper, brand, 0.1)
    return { brand, soft, strong: readable(mixed(brand, ink, 0.25), soft, ink) }
  })
  if (!day || !night) return {}
  const both = (one: string, other: string) => `light-dark(${one}, ${other})`
  return {
    '--color-brand': both(day.brand, night.brand),
    '--color-brand-strong': both(day.strong, night.strong),
    '--color-brand-soft': both(day.soft, night.soft),
    '--color-on-brand': both(light.on, dark.on),
  }
}
