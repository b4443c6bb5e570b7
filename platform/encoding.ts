/** Which content coding a client gets, by its `Accept-Encoding`. */

/** The quality value of each coding that the header names; one that cannot be read counts as refused. */
const qualities = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const parameter = parameters.find((text) => /^q\s*=/.test(text))
        const quality = parameter === undefined ? 1 : Number(parameter.replace(/^q\s*=\s*/, '') || Number.NaN)
        return [name.replace(/^x-gzip$/, 'gzip'), quality >= 0 && quality <= 1 ? quality : 0] as const
      }),
  )

/**
 * The offered coding that the client likes best, the first of those it likes the same; null when the plain body is to be sent.
 * Chosen: RFC 9110 section 12.5.3; a caller that refuses every coding there is gets the plain body, never a 406.
 */
export const chooseEncoding = <Name extends string>(
  header: string | undefined,
  offered: readonly [Name, ...Name[]],
): Name | null => {
  if (!header) return null
  const qualityByCoding = qualities(header)
  const qualityOf = (name: string) => qualityByCoding.get(name) ?? qualityByCoding.get('*') ?? 0
  const best = offered.reduce((best, name) => (qualityOf(name) > qualityOf(best) ? name : best))
  return qualityOf(best) > 0 && qualityOf(best) >= (qualityByCoding.get('identity') ?? 0) ? best : null
}
