const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The element that shows the embed at that address on another site. */
export const frameCode = (address: string, title: string): string =>
  `<iframe
  src="${escaped(address)}"
  title="${escaped(title)}"
  loading="lazy"
  style="width: 100%; height: 50rem; border: 0"
></iframe>`
