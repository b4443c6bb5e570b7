import { escapeUTF8 } from 'entities/escape'

/** The element that shows the embed at that address on another site. */
export const frameCode = (address: string, title: string): string =>
  `<iframe
  src="${escapeUTF8(address)}"
  title="${escapeUTF8(title)}"
  loading="lazy"
  style="width: 100%; height: 50rem; border: 0"
></iframe>`
