/** What `pages.e2e.ts` reads from a page that is open. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const axeCode = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Brings the rules of accessibility into an open page and answers how to ask them there, several times. The builder alone
 * brings them twice for each question, which takes longer than most rules.
 */
export const openAxe = async (page: Page): Promise<() => AxeBuilder> => {
  await page.evaluate(axeCode)
  // No frame of another origin stands in a page: all is found in the page itself.
  return () => new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode().options({ resultTypes: ['violations'] })
}

/** Pixels by which the page is wider than the window; only tables and maps may scroll sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Words of titles that break elsewhere than at a hyphen, and titles that are wider than their page. */
export const brokenTitles = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((titles) => {
    // As in a browser without a dictionary: where one with a dictionary breaks a word, it writes a hyphen itself.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { hyphens: manual !important }')
    document.adoptedStyleSheets.push(sheet)
    const range = document.createRange()
    const topOf = (text: Text, at: number) => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      // The first letter after a break has the box of the hyphen, too, before its own.
      return [...range.getClientRects()].at(-1)?.top
    }
    const breaksIn = (text: Text): string[] =>
      [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (range.getClientRects().length < 2) return []
        for (let at = 1; at < word.length; at += 1) {
          const [before, after] = [topOf(text, index + at - 1), topOf(text, index + at)]
          const isLegal = /[-\u00AD\u2010\u2013/]/.test(word.charAt(at - 1))
          if (before !== undefined && after !== undefined && after > before + 4 && !isLegal)
            return [`${word.slice(0, at)}|${word.slice(at)}`]
        }
        return []
      })
    const broken = titles.flatMap((title) => {
      const words: string[] = []
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) if (walker.currentNode instanceof Text) words.push(...breaksIn(walker.currentNode))
      if (title.scrollWidth > title.clientWidth + 1 && getComputedStyle(title).position !== 'absolute')
        words.push(`too wide: ${title.textContent}`)
      return words
    })
    document.adoptedStyleSheets.pop()
    return broken
  })

/**
 * The words of the screen that are not on paper, and how many are. Styles for print may leave out navigation and forms, and no
 * word of a text. Leaves the page as it is printed, with every fold open.
 */
export const readPrint = async (page: Page) => {
  const shown = await page.evaluateHandle(() => {
    const main = document.querySelector('main')
    if (!main) throw new Error('no main')
    // Paper opens every fold.
    for (const fold of main.querySelectorAll('details')) fold.open = true
    const words: Text[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && walker.currentNode.data.trim()) words.push(walker.currentNode)
    const isShown = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getClientRects().length > 0 && text.parentElement?.checkVisibility({ visibilityProperty: true })
    }
    return words.filter(isShown)
  })
  await page.emulateMedia({ media: 'print' })
  return shown.evaluate((words) => {
    const blocks = 'p, li, td, th, h1, h2, h3, h4, dt, dd, figcaption'
    const isPrinted = (text: Text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getClientRects().length > 0
    }
    // Parts that may stay off paper: ways to elsewhere, forms, and what works on a screen or by script alone.
    const may =
      'nav, search, form label, label:has(input), form fieldset, form button, [popover], [data-screen], [data-script], [data-filters]'
    // A part that began in the meantime has drawn its words anew: those of before are not in the page any more.
    const missing = words.filter((text) => text.isConnected && !isPrinted(text) && !text.parentElement?.closest(may))
    const near = (text: Text) => text.parentElement?.closest(blocks)?.textContent ?? ''
    return {
      lost: missing.map((text) => `${text.data.trim()} | ${near(text).replaceAll(/\s+/g, ' ').slice(0, 100)}`),
      printed: words.length - missing.length,
    }
  })
}

/** Texts in the page's main part that lie over others, or that their box cuts off. */
export const misplacedTexts = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    type Box = { readonly text: Text; readonly rect: DOMRect }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr-only')
    // Else what is out of sight has no place yet.
    const whole = new CSSStyleSheet()
    whole.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(whole)
    const range = document.createRange()
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const boxes: Box[] = []
    const problems: string[] = []
    const wordsOf = (text: Text) => text.data.trim().replaceAll(/\s+/g, ' ').slice(0, 60)
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!(text instanceof Text) || !text.data.trim() || !text.parentElement || !isSeen(text.parentElement)) continue
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const frames: DOMRect[] = []
      for (let around: Element | null = text.parentElement; around && around !== main; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible') frames.push(around.getBoundingClientRect())
      // Lines below those that are shown are there, too, and nobody sees them.
      const isShown = (rect: DOMRect) =>
        frames.every(({ top, bottom }) => rect.bottom <= bottom + 4 && rect.top >= top - 4)
      boxes.push(...rects.filter(isShown).map((rect) => ({ text, rect })))
      // What is meant to be cut ends in dots, or is scrolled.
      const cut = (element: Element): boolean => {
        const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
        if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
        const { left, right } = element.getBoundingClientRect()
        if (/hidden|clip/.test(overflowX) && rects.some((rect) => rect.left < left - 1 || rect.right > right + 1))
          return true
        return element.parentElement !== null && element !== main && cut(element.parentElement)
      }
      if (cut(text.parentElement)) problems.push(`cut off: ${wordsOf(text)}`)
    }
    const sorted = boxes.toSorted((a, b) => a.rect.top - b.rect.top)
    for (const [index, a] of sorted.entries())
      for (const b of sorted.slice(index + 1)) {
        // The boxes of lines are taller than their letters: a quarter of a line may lie in the next.
        if (b.rect.top >= a.rect.bottom - a.rect.height / 4) break
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
        const height = Math.min(a.rect.bottom, b.rect.bottom) - b.rect.top
        if (a.text !== b.text && width > 2 && height > Math.min(a.rect.height, b.rect.height) / 2)
          problems.push(`over each other: ${wordsOf(a.text)} | ${wordsOf(b.text)}`)
      }
    return [...new Set(problems)]
  })
