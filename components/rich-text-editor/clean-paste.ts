/** Makes plain HTML of what word processors put on the clipboard. */
import { isLinkable } from '#lib/rich-text/review.ts'
import { buildWordLists } from './word-lists.ts'

const headings = 'h1, h2, h3, h4, h5, h6'

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

const rename = (element: Element, name: string): void => {
  const renamed = element.ownerDocument.createElement(name)
  for (const span of ['colspan', 'rowspan']) {
    const value = element.getAttribute(span)
    if (value !== null) renamed.setAttribute(span, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

/** Where a link leads, past the redirect that Google Docs puts before it; null for bookmarks of the document and unsafe addresses. */
const targetOf = (href: string): string | null => {
  const url = URL.parse(href)
  const to = url?.hostname === 'www.google.com' && url.pathname === '/url' ? (url.searchParams.get('q') ?? href) : href
  return /^#(?:_|heading=|bookmark=)/.test(to) || !isLinkable(to) ? null : to
}

const cleanLinks = (body: HTMLElement): void => {
  for (const link of body.querySelectorAll('a')) {
    const to = targetOf(link.getAttribute('href') ?? '')
    for (const name of link.getAttributeNames()) link.removeAttribute(name)
    if (to === null) unwrap(link)
    else link.setAttribute('href', to)
  }
}

/** Headings below the title of the page: when the text has ones of the first level, all go down by one. */
const cleanHeadings = (body: HTMLElement): void => {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
  for (const place of body.querySelectorAll('p[role="heading"]'))
    rename(place, `h${Math.min(Number(place.getAttribute('aria-level')) || 1, 6)}`)
  const by = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll(headings)) {
    // It is bold by itself.
    for (const bold of heading.querySelectorAll('b, strong')) unwrap(bold)
    if (by) rename(heading, `h${Math.min(Number(heading.localName.slice(1)) + by, 6)}`)
  }
}

/**
 * Styles under another name: the security policy of the page holds for parsed documents too, so that a style is reported and not read.
 * Chosen: tags without `<` inside, so that a row of beginnings costs no more than its length.
 */
const withNamedStyles = (html: string): string =>
  html
    .replaceAll(/<(\/?)style\b/gi, '<$1template')
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle(?=\s*=)/gi, ' data-style'))

/** What a style says that the text has an element for. */
const marks = [
  [/(?<!-)font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<!-)font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
] as const

/** Puts into elements what Google Docs and browsers say by styles. */
const markByStyle = (body: HTMLElement): void => {
  for (const span of body.querySelectorAll('span[data-style]'))
    for (const [style, name] of marks) {
      if (!style.test(span.getAttribute('data-style') ?? '')) continue
      const mark = body.ownerDocument.createElement(name)
      mark.append(...span.childNodes)
      span.append(mark)
    }
}

/** Google Docs and browsers put a whole text into a bold element that is not bold. */
const unwrapPlain = (body: HTMLElement): void => {
  for (const bold of body.querySelectorAll('b[data-style], strong[data-style]'))
    if (/(?<!-)font-weight:\s*(?:normal|lighter|[1-5]00)/i.test(bold.getAttribute('data-style') ?? '')) unwrap(bold)
}

/** Google Docs puts the inner list beside the item that it belongs to. */
const cleanGoogle = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) list.previousElementSibling?.append(list)
}

const blocks = `p, ul, ol, table, div, ${headings}`

/** What stands beside a break, past white space: words between two elements count. */
const beside = (line: Element, way: 'previousSibling' | 'nextSibling'): Node | null => {
  let near = line[way]
  while (near && !(near instanceof Element) && !near.textContent?.trim()) near = near[way]
  return near
}

/** What shows nothing: empty paragraphs, and breaks that stand between paragraphs. */
const dropEmpty = (body: HTMLElement): void => {
  for (const line of body.querySelectorAll('br')) {
    const near = [beside(line, 'previousSibling'), beside(line, 'nextSibling')]
    if (near.some((node) => node instanceof Element && node.matches(blocks))) line.remove()
  }
  for (const block of body.querySelectorAll(`p, ${headings}`))
    if (!block.textContent.trim() && !block.closest('td, th')) block.remove()
  for (const item of body.querySelectorAll('li')) if (!item.textContent.trim()) item.remove()
}

/**
 * Whether there are pictures in what is pasted or dropped, which do not come along: `alone` without any text beside them.
 * Word for macOS adds a picture of the text to the text, which is none.
 */
export const picturesIn = (data: DataTransfer | null): 'alone' | 'inside' | null => {
  const html = data?.getData('text/html') ?? ''
  if (/<(?:img|picture|v:imagedata)\b/i.test(html)) return 'inside'
  const hasText = html !== '' || (data?.getData('text/plain') ?? '') !== ''
  return !hasText && [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/')) ? 'alone' : null
}

/**
 * HTML of the clipboard without what word processors add. What an editor of this kind copied, and rows of a table
 * without a table, stay as they are. Source: the clipboards of Word 16, Word in a browser and Google Docs.
 */
export const cleanPaste = (html: string): string => {
  if (html.includes('data-pm-slice') || /^\s*<(?:thead|tbody|tr|td|th)\b/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(withNamedStyles(html), 'text/html')
  for (const part of body.querySelectorAll(
    'template, script, colgroup, img, [data-style*="mso-element:comment-list"], .MsoCommentReference',
  ))
    part.remove()
  unwrapPlain(body)
  cleanGoogle(body)
  buildWordLists(body)
  markByStyle(body)
  cleanLinks(body)
  cleanHeadings(body)
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th')
  dropEmpty(body)
  for (const styled of body.querySelectorAll('[data-style]')) styled.removeAttribute('data-style')
  return body.innerHTML
}
