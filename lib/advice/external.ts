/** External schedulers: their address with the desk's name. */

/**
 * Its address with the desk's name as the answer to its first question, and its host as visitors know it; null for what
 * is no web address. Source: docs/contract.md 10.9 (`{link, questions: {0: "<desk name>"}}`).
 */
export const schedulerAt = (link: string, desk: string): { readonly address: string; readonly host: string } | null => {
  const url = URL.parse(link)
  if (url?.protocol !== 'https:') return null
  if (desk) url.searchParams.set('questions[0]', desk)
  return { address: url.href, host: url.hostname.replace(/^www\./, '') }
}
