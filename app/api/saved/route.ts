import { NextResponse, type NextRequest } from 'next/server'
import { ContentError } from '#lib/content/errors.ts'
import { describeItems } from '#lib/content/saved.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { isLocale, routing } from '#lib/i18n/routing.ts'
import { readReferences } from '#lib/visitor/item.ts'
import { warn } from '#platform/log.ts'

/**
 * What the items of `lijst` are called now and where they are, a hundred at most, in the language `taal`; those that
 * have gone are left out. 503 when the content API does not answer. Nothing about the visitor is stored.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> => {
  const language = searchParams.get('taal') ?? ''
  const locale = isLocale(language) ? language : routing.defaultLocale
  try {
    const items = await describeItems(readReferences(searchParams.get('lijst') ?? ''), locale)
    return NextResponse.json(
      {
        items: items.map(({ ref, title, language, text, href, mark }) => ({
          ref,
          title,
          language,
          text,
          mark,
          path: href && getPathname({ href, locale }),
        })),
      },
      { headers: { 'cache-control': 'private, max-age=60' } },
    )
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    warn('saved items could not be read and were answered 503: the content API failed; check CONTENT_API_URL', {
      code: error.code,
      reason: error.message,
    })
    return NextResponse.json({ items: null }, { status: 503 })
  }
}
