/** Lists of Word, which are paragraphs with a depth and a sign on the clipboard. */

type Item = {
  readonly element: HTMLElement
  /** 1 for the outermost. */
  readonly level: number
  /** Equal for items of one list. */
  readonly list: string
  readonly isOrdered: boolean
  readonly start: number
}

/** As `mso-list:l0 level2 lfo1`. Source: the clipboard of Word 16 for Windows and macOS. */
const place = /mso-list:\s*(l\d+)\s+level(\d)/i
/** A number or a letter with its dot; the letter “o” alone is a sign of Word for a round one. */
const number = /^\(?(?:\d+(?:\.\d+)*[.)]?|[a-z]{1,5}[.)])$/i

const signIn = (element: Element): Element | null => element.querySelector('[data-style*="mso-list:Ignore" i]')

/** Word in a browser puts each item into a list of its own; here it becomes a paragraph as those of Word are. */
const flatten = (body: HTMLElement): void => {
  for (const item of body.querySelectorAll('.ListContainerWrapper li')) {
    const paragraph = body.ownerDocument.createElement('p')
    const sign = body.ownerDocument.createElement('span')
    const isOrdered = item.parentElement?.localName === 'ol'
    sign.setAttribute('data-style', 'mso-list:Ignore')
    sign.textContent = isOrdered ? `${item.getAttribute('data-aria-posinset') ?? '1'}.` : '·'
    const level = item.getAttribute('data-aria-level') ?? '1'
    paragraph.setAttribute('data-style', `mso-list:l${isOrdered ? 1 : 0} level${level}`)
    paragraph.append(sign, ...item.childNodes)
    for (const inner of paragraph.querySelectorAll('p')) inner.replaceWith(...inner.childNodes)
    item.closest('.ListContainerWrapper')?.before(paragraph)
  }
  for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.remove()
}

const itemOf = (element: HTMLElement): Item | null => {
  const [, list = '', level = '1'] = place.exec(element.getAttribute('data-style') ?? '') ?? []
  if (!list) return null
  const sign = signIn(element)
  const text = (sign?.textContent ?? '').replaceAll(/\s/g, '')
  sign?.remove()
  const isOrdered = number.test(text)
  return {
    element,
    level: Number(level),
    list: `${list} ${isOrdered}`,
    isOrdered,
    start: Number.parseInt(text, 10) || 1,
  }
}

/** The lists that those items are, one in another by their depths. */
const nested = (items: readonly Item[], owner: Document): DocumentFragment => {
  const whole = owner.createDocumentFragment()
  const open: { readonly level: number; readonly list: string; readonly element: HTMLElement }[] = []
  for (const { element, level, list, isOrdered, start } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list !== list) open.pop()
    if (open.at(-1)?.level !== level) {
      const next = owner.createElement(isOrdered ? 'ol' : 'ul')
      if (isOrdered && start !== 1) next.setAttribute('start', String(start))
      const parent = open.at(-1)?.element.lastElementChild ?? whole
      parent.append(next)
      open.push({ level, list, element: next })
    }
    const [item, paragraph] = [owner.createElement('li'), owner.createElement('p')]
    paragraph.append(...element.childNodes)
    item.append(paragraph)
    open.at(-1)?.element.append(item)
  }
  return whole
}

/** Makes lists of the paragraphs that Word means as such. A heading with a number stays a heading, without the number. */
export const buildWordLists = (body: HTMLElement): void => {
  flatten(body)
  for (const heading of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)[data-style*="mso-list"]'))
    signIn(heading)?.remove()
  const seen = new Set<Element>()
  for (const first of body.querySelectorAll<HTMLElement>('p[data-style*="mso-list" i]')) {
    if (seen.has(first)) continue
    const items: Item[] = []
    for (let element: Element | null = first; element; element = element.nextElementSibling) {
      const item = element.localName === 'p' ? itemOf(element as HTMLElement) : null
      if (!item) break
      seen.add(element)
      items.push(item)
    }
    if (!items.length) continue
    first.before(nested(items, body.ownerDocument))
    for (const { element } of items) element.remove()
  }
}
