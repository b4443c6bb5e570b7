import { escapeMarkup } from '#platform/escape-markup.ts'

/** The element that shows the embed at that address on another site. */
export const frameCode = (address: string, title: string): string =>
  `<iframe
  src="${escapeMarkup(address)}"
  title="${escapeMarkup(title)}"
  loading="lazy"
  style="width: 100%; height: 50rem; border: 0"
></iframe>`
