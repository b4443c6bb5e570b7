/** Error responses that a browser shows to the visitor who followed a link to a file. */
import { languageOfReferrer } from '../i18n/language-of-path.ts'

/**
 * The response as plain text, in the language of the page that the browser sends as the referrer; in Dutch without one.
 * Chosen: the addresses of these files name no language.
 */
export const inASentence = (
  { headers: sent }: Pick<Request, 'headers'>,
  status: number,
  words: { readonly nl: string; readonly en: string },
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const language = languageOfReferrer(sent)
  return new Response(`${words[language]}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
      ...headers,
    },
  })
}
