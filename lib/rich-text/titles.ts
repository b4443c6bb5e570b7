/** What an embedded item of any kind is called: its own title, name, label or words; null when it has none. */
export const anyTitle = (item: unknown): string | null => {
  if (typeof item !== 'object' || item === null) return null
  for (const name of ['title', 'label', 'name', 'alt_text']) {
    const value: unknown = Reflect.get(item, name)
    if (typeof value === 'string' && value) return value
  }
  return null
}
