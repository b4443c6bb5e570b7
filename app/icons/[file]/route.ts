import sharp from 'sharp'
import { appIcon, appIcons, isAppIcon } from '#lib/site-files/app-icon.ts'

type Context = { readonly params: Promise<{ file: string }> }

export const generateStaticParams = () => Object.keys(appIcons).map((file) => ({ file }))

/** An icon of the installed site as PNG, drawn when the site is built; 404 for one that there is not. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> => {
  const { file } = await params
  if (!isAppIcon(file)) return new Response(null, { status: 404 })
  const { size, maskable } = appIcons[file]
  // Drawn at its size: the vector picture is 64 units wide at 72 dots an inch.
  const drawn = sharp(Buffer.from(appIcon({ maskable })), { density: (72 * size) / 64 }).resize(size, size)
  const picture = await drawn.png({ compressionLevel: 9, palette: true }).toBuffer()
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  })
}
