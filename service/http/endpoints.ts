/** The endpoint of a request in a table by method and path, in which one part may be `*`: any that is not empty. An exact path wins. */
export const endpointFor = <Endpoint>(
  endpoints: Readonly<Record<string, Endpoint>>,
  { method, segments }: { readonly method: string; readonly segments: readonly string[] },
): Endpoint | undefined => {
  // Encoded again, so that a slash inside a segment does not part it.
  const parts = segments.map(encodeURIComponent)
  const paths = [parts, ...parts.flatMap((part, at) => (part ? [parts.with(at, '*')] : []))]
  return paths.map((path) => endpoints[`${method} ${path.join('/')}`]).find((endpoint) => endpoint !== undefined)
}
