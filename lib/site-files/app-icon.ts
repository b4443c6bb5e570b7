/** The icon of the installed site, drawn from the logo. */

/** Side of the drawing; the logo's own box is 44 by 32. */
const side = 64

/**
 * The icon as SVG. `maskable`: with the logo inside the circle that every launcher leaves (80 % of the side), and no
 * corners of its own. Source: https://www.w3.org/TR/appmanifest/#icon-masks.
 */
export const appIcon = ({ maskable }: { readonly maskable: boolean }): string => {
  const width = maskable ? 40 : 48
  const scale = width / 44
  const [x, y] = [(side - width) / 2, (side - 32 * scale) / 2]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none">`,
    `<rect width="${side}" height="${side}" rx="${maskable ? 0 : 14}" fill="#10241d"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke="#7fd6b2">`,
    '<path d="M5 26h9a7 7 0 0 0 7-7v-5a7 7 0 0 1 7-7h11" stroke-width="4" stroke-linecap="round"/>',
    '<circle cx="5" cy="26" r="4" fill="#10241d" stroke-width="3"/>',
    '<circle cx="21" cy="16.5" r="4" fill="#10241d" stroke-width="3"/>',
    '<circle cx="38" cy="7" r="5.5" fill="#ff9f73" stroke="none"/>',
    '</g></svg>',
  ].join('')
}

/** Every icon, by the name of its file: px and form. */
export const appIcons = {
  'icon-192.png': { size: 192, maskable: false },
  'icon-512.png': { size: 512, maskable: false },
  'maskable-512.png': { size: 512, maskable: true },
} as const

export type AppIcon = keyof typeof appIcons

export const isAppIcon = (file: string): file is AppIcon => Object.hasOwn(appIcons, file)
