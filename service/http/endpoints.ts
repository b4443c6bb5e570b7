/**
 * Finds the endpoint of a request in a table keyed by method and path, such as `GET users/*`. A part `*` stands for an id or a name, so
 * for every part but an empty one; the endpoint itself checks its value. A key without `*` goes first. Undefined when no key fits.
 */
export const endpointFor = <Endpoint>(
  endpoints: Readonly<Record<string, Endpoint>>,
  { method, segments }: { readonly method: string; readonly segments: readonly string[] },
): Endpoint | undefined => {
  // Encoded again, so that a slash inside a segment does not part it.
  const name = `${method} ${segments.map(encodeURIComponent).join('/')}`
  const parts = name.split('/')
  // Each endpoint is held against the path, not each form of the path against the endpoints: a path may have thousands of parts.
  const fits = (pattern: readonly string[]) =>
    pattern.length === parts.length && parts.every((part, at) => part === pattern[at] || (part && pattern[at] === '*'))
  return endpoints[name] ?? Object.entries(endpoints).find(([pattern]) => fits(pattern.split('/')))?.[1]
}
