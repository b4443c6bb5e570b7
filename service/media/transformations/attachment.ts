/** `fl_attachment`: the file is to be saved, not shown. */

/**
 * The name to save under, without extension, or '' for the file's own; null when the flag is none we know.
 * Chosen: letters, digits, blanks, dots, dashes and underscores, because the name goes into a header.
 */
export function readAttachment(value: string): string | null {
  if (value === 'attachment') return ''
  const name = value.startsWith('attachment:') ? value.slice('attachment:'.length) : ''
  return /^[\p{L}\p{N} ._-]{1,120}$/u.test(name) ? name : null
}
