/**
 * Scripts and styles that stand in a page's own HTML. Only those of shapes that we know are let through: data for the
 * framework, and the few lines that put a page together. One that came in with a text would have another shape, and is
 * not run.
 */
import { createHash } from 'node:crypto'
import { noteEarlyPresses } from '#lib/visitor/early-presses.ts'
import { jsonOf } from '#platform/json-object.ts'

/** What stands between a beginning and an end; nothing for another text. */
const between = (text: string, start: string, end: string): string =>
  text.startsWith(start) && text.endsWith(end) ? text.slice(start.length, -end.length) : ''

const chunks =
  /^\{"otherChunks":\["static\/chunks\/[\w.~-]+\.js"(?:,"static\/chunks\/[\w.~-]+\.js")*\],"runtimeModuleIds":\[[\d,]*\]\}$/

const note =
  /^try\{if\(localStorage\["lesroute:dismissed:([\w-]+)"\]\)\{const s=new CSSStyleSheet\ns\.replaceSync\('\[data-note="\1"\]\{display:none\}'\)\ndocument\.adoptedStyleSheets\.push\(s\)\}\}catch\{\}$/

/** Shapes of scripts that do nothing but hand over data, hide a note that was put away, or note what is pressed. */
const scriptShapes: readonly ((script: string) => boolean)[] = [
  (script) => script === '(self.__next_f=self.__next_f||[]).push([0])',
  (script) => jsonOf(between(script, 'self.__next_f.push(', ')')) !== null,
  (script) => chunks.test(between(script, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');')),
  (script) => note.test(script),
  (script) => script === noteEarlyPresses,
]

/** The colours of an embed, and the width of a player. */
const styles =
  /\sstyle="((?:--color-[\w-]+:light-dark\(#[\da-f]{6}, ?#[\da-f]{6}\);?)+|max-width:[\d.]+(?:px|rem|%)?)"/g

/**
 * Bytes as characters and back. The shapes are all ASCII, and JSON reads alike with a byte for each character; a page of 200 kB then
 * costs half the processor time that it costs as UTF-8.
 */
const asCharacters = 'latin1'

/** Source: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, asCharacters).digest('base64')}'`

/** Hashes of what may stand in a page, as its policy names them. */
export type Parts = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** What a page without a body, or an answer that is no page, consists of. */
export const noParts: Parts = { scripts: [], styles: [] }

/** Stands between scripts that became one; in none of the shapes. A page that comes by twice is the same again. */
const scriptSeparator = ';\n'

/**
 * Neighbours of known shapes as one script. A long page has seventy of them, and their hashes would be more than proxies
 * take for headers. Chosen: of scripts with attributes only `marked` ones are the framework's.
 */
const joinScripts = (html: string): { readonly html: string; readonly scripts: readonly string[] } => {
  const scripts = new Set<string>()
  const joined = html.replaceAll(/(?:<script>[\s\S]*?<\/script>)+/g, (row) => {
    const blocks: { text: string; isKnown: boolean }[] = []
    for (const [, text = ''] of row.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
      const isKnown = text.split(scriptSeparator).every((part) => scriptShapes.some((fits) => fits(part)))
      const last = blocks.at(-1)
      if (isKnown && last?.isKnown) last.text += scriptSeparator + text
      else blocks.push({ text, isKnown })
    }
    for (const { text, isKnown } of blocks) if (isKnown) scripts.add(text)
    return blocks.map(({ text }) => `<script>${text}</script>`).join('')
  })
  return { html: joined, scripts: [...scripts] }
}

/** The framework's first script in a page that was made for this request: it bears a mark by which React finds it again. */
const marked = /<script id="_R_">([\s\S]*?)<\/script>/g

const markedScripts = (html: string): string[] =>
  [...html.matchAll(marked)].flatMap(([, text = '']) => (scriptShapes.some((fits) => fits(text)) ? [text] : []))

/** A page as it is sent, and the parts of known shapes in it. Chosen: see `joinScripts`. */
export const readPage = (page: Buffer): { readonly body: Buffer; readonly parts: Parts } => {
  const { html, scripts } = joinScripts(page.toString(asCharacters))
  const contents = new Set([...html.matchAll(styles)].map(([, style = '']) => style))
  return {
    body: Buffer.from(html, asCharacters),
    parts: { scripts: [...scripts, ...markedScripts(html)].map(hashSource), styles: [...contents].map(hashSource) },
  }
}
