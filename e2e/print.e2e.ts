/** Paper says what the screen says: styles for print may leave out navigation and forms, and no word of a text. */
import { catalogue, expect, test } from './fixtures.ts'

const pages = [
  `/kennisbank/artikelen/${catalogue.everyNode.slug}`,
  `/kennisbank/artikelen/${catalogue.plain.slug}`,
  '/kennisbank/artikelen/becoming-a-primary-school-teacher-in-the-netherlands',
  '/kennisbank/veelgestelde-vragen/hoeveel-uur-lesgeven-hoort-bij-een-fulltime-baan-15c56f69',
  '/kennisbank/veelgestelde-vragen?q=pabo',
  '/media/podcasts/het-tweede-uur/emmers-en-hoorns',
  '/media/videos/emmers',
  '/media/ervaringsverhalen/terug-na-elf-jaar',
  '/navigator/opleidingen/leraar-basisonderwijs-pabo-nhl-stenden-hogeschool',
  '/navigator/opleidingen?plaats=Utrecht&weergave=lijst',
  '/navigator/opleidingen?plaats=Utrecht&weergave=tabel',
  '/navigator/instellingen/nhl-stenden-hogeschool',
  '/navigator/regioloketten/noordwest-leert',
  '/werken-in-het-primair-onderwijs',
  '/rollen/leraar-basisonderwijs',
  '/bevoegdheden/tweedegraads',
  '/trajecten/zij-instroom',
  '/routes/zij-instroom-po-leraar-po-po-hbo',
  '/routes/resultaat?a=school-basisonderwijs&a=rol-leraar-po&a=bevoegd-po&a=diploma-hbo',
  '/begrippen/pabo',
  '/en/glossary/pabo',
  '/activiteiten/inloop-rotterdam',
  '/wat-kan-je-van-een-adviesgesprek-verwachten',
  '/adviesgesprek',
] as const

for (const path of pages)
  test(`${path} has the same words on paper as on the screen`, async ({ page }) => {
    await page.goto(path)
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
    const { lost, printed } = await shown.evaluate((words) => {
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
    expect(printed).toBeGreaterThan(10)
    expect(lost).toEqual([])
  })
