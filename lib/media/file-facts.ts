/** What a link to a file says of it: its kind in a word, and its size in a unit that people use. */

/** Kinds whose name readers know. */
const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.ms-excel': 'Excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.ms-powerpoint': 'PowerPoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'application/vnd.oasis.opendocument.text': 'OpenDocument',
}

type File = { readonly type: string | null; readonly filename: string | null }

/** The kind of a file: by its type, else by the ending of its name; null when neither is known. Chosen. */
export const fileKind = ({ type, filename }: File): string | null =>
  (type ? kinds[type] : undefined) ?? /\.(\w{2,5})$/.exec(filename ?? '')?.[1]?.toUpperCase() ?? null

/** A size in bytes as a number and the unit of `Intl.NumberFormat` that suits it: whole kB, or MB with one decimal. */
export const fileSize = (bytes: number): { value: number; unit: 'kilobyte' | 'megabyte' } =>
  bytes < 999_500
    ? { value: Math.max(1, Math.round(bytes / 1000)), unit: 'kilobyte' }
    : { value: Math.round(bytes / 100_000) / 10, unit: 'megabyte' }
