/** The colour roles of the style sheet keep their contrast in both themes. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('globals.css', import.meta.url), 'utf8')
const roles = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
)
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string, theme: Theme): number => {
  const [light = 0, dark = 0] = [one, other]
    .map((name) => luminance(roles.get(name)?.[theme] ?? ''))
    .toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'sunken'] as const
const soft = ['brand-soft', 'accent-soft', 'sun-soft', 'plum-soft', 'sky-soft', 'danger-soft'] as const
const text = [
  ...['ink', 'muted', 'brand', 'brand-strong', 'accent', 'plum', 'sky', 'danger'].flatMap((role) =>
    grounds.map((ground) => [role, ground] as const),
  ),
  ...['ink', 'muted'].flatMap((role) => soft.map((ground) => [role, ground] as const)),
  ['brand-strong', 'brand-soft'],
  ['accent', 'accent-soft'],
  ['plum', 'plum-soft'],
  ['sky', 'sky-soft'],
  ['danger', 'danger-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['paper', 'accent'],
  ['paper', 'plum'],
] as const

for (const theme of themes) {
  test.each(text)(`in ${theme}, %s on %s can be read`, (role, ground) =>
    expect(contrast(role, ground, theme)).toBeGreaterThanOrEqual(4.5),
  )
  test.each(grounds.map((ground) => ['line-strong', ground] as const))(
    `in ${theme}, the edge of a field (%s) stands out from %s`,
    (role, ground) => expect(contrast(role, ground, theme)).toBeGreaterThanOrEqual(3),
  )
}
