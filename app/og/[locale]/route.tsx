import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import type { NextRequest } from 'next/server'
import { env } from '#lib/env.ts'
import { drawableText } from '#lib/site-files/card-text.ts'
import { cardSize, readCardAddress } from '#lib/site-files/share-card.ts'

type Context = { readonly params: Promise<{ locale: string }> }

const files = 'node_modules/@fontsource/bricolage-grotesque/files'
/** Read once: the renderer takes neither WOFF2 nor variable fonts, so it has files of its own. */
const fonts = Promise.all([
  readFile(`${files}/bricolage-grotesque-latin-700-normal.woff`),
  readFile(`${files}/bricolage-grotesque-latin-ext-700-normal.woff`),
])

/** The title in the size that lets it fill the picture. */
const sizeOf = (title: string) => (title.length > 90 ? 56 : title.length > 50 ? 68 : 84)

/** The picture of a page for other sites, 1200 × 630 px; 404 for words that are not ours. */
export const GET = async (request: NextRequest, { params }: Context): Promise<Response> => {
  const card = readCardAddress(env.editorSecret, (await params).locale, request.nextUrl.searchParams)
  if (!card) return new Response(null, { status: 404 })
  const [name, [latin, extended]] = [drawableText(env.siteName), await fonts]
  const title = drawableText(card.title) || name
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: '#10241d',
        color: '#f7f3e8',
        fontFamily: 'Latin, Extended',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 40 }}>
        {/* The sign belongs to our name alone. */}
        {env.siteLogo ? null : (
          <svg width="88" height="64" viewBox="0 0 44 32" fill="none">
            <path
              d="M5 26h9a7 7 0 0 0 7-7v-5a7 7 0 0 1 7-7h11"
              stroke="#7fd6b2"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <circle cx="5" cy="26" r="4" fill="#10241d" stroke="#7fd6b2" strokeWidth="3" />
            <circle cx="21" cy="16.5" r="4" fill="#10241d" stroke="#7fd6b2" strokeWidth="3" />
            <circle cx="38" cy="7" r="5.5" fill="#ff9f73" />
          </svg>
        )}
        {name}
      </div>
      <div style={{ display: 'flex', fontSize: sizeOf(title), lineHeight: 1.08, letterSpacing: '-0.02em' }}>
        {title}
      </div>
    </div>,
    {
      ...cardSize,
      fonts: [
        { name: 'Latin', data: latin, weight: 700 },
        { name: 'Extended', data: extended, weight: 700 },
      ],
      headers: { 'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000' },
    },
  )
}
