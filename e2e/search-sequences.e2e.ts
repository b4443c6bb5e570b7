/**
 * A search page under hands that type, rest, choose, go back and forward and reload by chance: whatever they do, the box
 * keeps what was typed, and after each rest box, address, heading and list say the same. The same seed does the same.
 * SEQUENCES=400 tries more of them, SEED=… others; a failure prints how to repeat it alone.
 */
import type { Locator, Page } from '@playwright/test'
import * as fc from 'fast-check'
import { expect, test } from './fixtures.ts'

const count = Number(process.env['SEQUENCES'] || 2)
const seed = Number(process.env['SEED'] || 1)
/** Sequences in one test, so that workers share them. */
const together = 4

const pages = {
  '/kennisbank/artikelen': 'Zoekwoorden',
  '/kennisbank/veelgestelde-vragen': 'Zoekwoorden',
  '/media/ervaringsverhalen': 'Zoekwoorden',
  '/navigator/opleidingen': 'Wat wil je leren?',
  '/en/knowledge-base/articles': 'Search words',
} as const

/** Milliseconds between keys or steps: mostly as people type, at times as they think. */
const pause = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1000 }) },
)
const letters = fc.oneof(
  fc.constantFrom(
    'leraar',
    'worden',
    'op ',
    ' de',
    'pabo ',
    'zij-instroom',
    ' ',
    '  ',
    'salaris',
    'stage',
    'é',
    'q&a=1',
    '“x”',
  ),
  fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'n', 'o', 's', ' '), minLength: 1, maxLength: 5 }),
)
const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      // One pause before each letter, over and over.
      text: letters,
      pauses: fc.array(pause, { minLength: 1, maxLength: 4 }),
      // Letters back from the end; null: where the caret is.
      back: fc.option(fc.nat(6), { freq: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('erase' as const), letters: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('paste' as const), text: letters, all: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('rest' as const), milliseconds: fc.nat(1000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tick' as const), which: fc.nat(30) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('back' as const, 'forward' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('enter' as const, 'reload' as const, 'leave' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
const sequence = fc.record({
  path: fc.constantFrom(...(Object.keys(pages) as (keyof typeof pages)[])),
  steps: fc.array(step, { minLength: 5, maxLength: 8 }),
})

const boxOn = (page: Page, path: keyof typeof pages) => page.getByRole('searchbox', { name: pages[path], exact: true })

/**
 * What the page says by its heading, its chosen filters and its list, and what it says when the server makes it anew for
 * the same address.
 */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    const read = (root: Document) => ({
      heading: root.querySelector('#aantal')?.textContent ?? '',
      chosen: root.querySelectorAll('a[aria-label^="Verwijder filter"], a[aria-label^="Remove filter"]').length,
      list: [...root.querySelectorAll('#resultaten [data-hit]')].map(
        (hit) => hit.querySelector('h2, h3, summary')?.textContent,
      ),
    })
    const address = location.href
    const served = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
    return { address, here: read(document), served: read(served) }
  })

/** Waits until everything on the page says the text in its box, as the address does. */
const expectAgreement = async (page: Page, box: Locator, text: string) => {
  await expect(box, 'what was typed').toHaveValue(text)
  const query = text.trim()
  await expect(page, 'the address').toHaveURL((url) => (url.searchParams.get('q') ?? '') === query)
  const heading = page.locator('#aantal')
  await (query ? expect(heading, 'the heading').toContainText(`“${query}”`) : expect(heading).not.toContainText('“'))
  await expect(async () => {
    const { address, here, served } = await readPage(page)
    expect(page.url(), 'the address stays').toBe(address)
    expect(here, 'the list').toEqual(served)
  }).toPass({ timeout: 10_000, intervals: [50, 100, 200] })
  await expect(box, 'what was typed stays').toHaveValue(text)
}

/**
 * The position in the history, and whether the entry after the present one is of this search page too. The browser's own
 * list: the page's `navigation.entries()` counts an entry that was added while a reload was under way, and that went with it.
 */
const historyOf = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  const { currentIndex: index, entries } = await devTools.send('Page.getNavigationHistory')
  await devTools.detach()
  const next = entries[index + 1]?.url
  return { index, canGoForward: next !== undefined && new URL(next).pathname === new URL(page.url()).pathname }
}

/** What the box says once the page stands at an entry of its history: what the address says. */
const textAfterMove = async (page: Page, box: Locator): Promise<string> => {
  const queryOf = () => new URL(page.url()).searchParams.get('q') ?? ''
  await expect(async () => {
    await expect(box, 'the box after a move').toHaveValue(queryOf(), { timeout: 1000 })
  }).toPass({ timeout: 10_000 })
  return queryOf()
}

/** Runs the steps on a page that was just opened, in place of whatever was there. */
const run = async (page: Page, path: keyof typeof pages, steps: readonly Step[]) => {
  await page.goto(path)
  const first = (await historyOf(page)).index
  const box = boxOn(page, path)
  /** What is in the box, as the hands know it. */
  let text = ''
  /** Where the caret is; at the end when null. */
  const insert = async (typed: string, back: number | null) => {
    await box.focus()
    const at = back === null ? text.length : Math.max(0, text.length - back)
    await box.evaluate((input: HTMLInputElement, to) => input.setSelectionRange(to, to), at)
    return (count: number) => text.slice(0, at) + typed.slice(0, count) + text.slice(at)
  }
  for (const step of steps)
    switch (step.kind) {
      case 'type': {
        const after = await insert(step.text, step.back)
        for (const [index, letter] of step.text.split('').entries()) {
          await page.waitForTimeout(step.pauses[index % step.pauses.length] ?? 0)
          await page.keyboard.insertText(letter)
        }
        text = after(step.text.length)
        expect(await box.inputValue(), 'what was typed').toBe(text)
        break
      }
      case 'erase':
        await insert('', null)
        for (let left = step.letters; left > 0; left -= 1) await page.keyboard.press('Backspace')
        text = text.slice(0, Math.max(0, text.length - step.letters))
        break
      case 'paste':
        await (step.all ? box.selectText() : insert('', null))
        await page.keyboard.insertText(step.text)
        text = step.all ? step.text : text + step.text
        break
      case 'rest':
        await page.waitForTimeout(step.milliseconds)
        await expectAgreement(page, box, text)
        break
      case 'tick':
        // In one go: what is counted may be drawn anew before it is clicked.
        await page.evaluate((which) => {
          const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-filters] fieldset input[type=checkbox]')]
          const shown = boxes.filter((box) => box.checkVisibility())
          const chosen = shown[which % shown.length]
          chosen?.focus()
          chosen?.click()
        }, step.which)
        break
      case 'enter':
        await box.press('Enter')
        // Before the code of the page has come the browser submits the form, a moment later.
        await page.waitForTimeout(100)
        await page.waitForLoadState()
        break
      case 'reload':
        await page.reload()
        text = await textAfterMove(page, box)
        break
      case 'leave': {
        // In one go: the list may be drawn anew before its first link is clicked.
        const hasLink = await page.evaluate(() => {
          const link = document.querySelector<HTMLAnchorElement>('#resultaten [data-hit] :is(h2, h3) a')
          link?.click()
          return link !== null
        })
        if (!hasLink) break
        await page.waitForURL((url) => !url.pathname.endsWith(path))
        await page.goBack()
        text = await textAfterMove(page, box)
        break
      }
      case 'back':
      case 'forward': {
        const { index, canGoForward } = await historyOf(page)
        if (step.kind === 'back' ? index <= first : !canGoForward) break
        await (step.kind === 'back' ? page.goBack() : page.goForward())
        text = await textAfterMove(page, box)
        break
      }
      default:
        return step satisfies never
    }
  return expectAgreement(page, box, text)
}

for (let start = 0; start < count; start += together)
  test(`sequences ${start + 1} to ${Math.min(start + together, count)} agree`, async ({ page }) => {
    test.setTimeout(together * 30_000)
    page.setDefaultTimeout(10_000)
    for (let index = start; index < Math.min(start + together, count); index += 1) {
      const own = seed + index
      const [made] = fc.sample(sequence, { seed: own, numRuns: 1 })
      if (!made) continue
      try {
        await run(page, made.path, made.steps)
      } catch (error) {
        const steps = made.steps.map((one) => JSON.stringify(one)).join('\n')
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`SEQUENCES=1 SEED=${own} repeats this on ${made.path}:\n${steps}\n${reason}`, { cause: error })
      }
    }
  })
