/** On a phone the words of titles break at hyphens alone, and no title is wider than its page. */
import { catalogue, expect, test } from './fixtures.ts'

const pages = [
  '/',
  '/en',
  '/kennisbank',
  '/en/knowledge-base',
  '/kennisbank/artikelen',
  '/en/knowledge-base/articles',
  '/kennisbank/veelgestelde-vragen',
  '/kennisbank/a-z',
  '/kennisbank/onderwerpen/lerarenopleiding',
  '/kennisbank/themas/orienteren',
  '/werken-in-het-onderwijs',
  '/en/working-in-education',
  '/werken-in-het-primair-onderwijs',
  '/werken-in-het-voortgezet-onderwijs',
  '/werken-in-het-middelbaar-beroepsonderwijs',
  '/werken-in-het-hoger-onderwijs',
  '/rollen',
  '/bevoegdheden',
  '/trajecten',
  '/trajecten/zij-instroom',
  '/routes',
  '/en/routes',
  '/routes/vraag/1',
  '/routes/vraag/2?a=school-basisonderwijs',
  '/routes/resultaat?a=school-basisonderwijs',
  '/routes/zij-instroom-po-leraar-po-po-hbo',
  '/navigator',
  '/navigator/opleidingen?weergave=lijst',
  '/en/navigator/programmes?weergave=lijst',
  '/navigator/opleidingen/leraar-basisonderwijs-pabo-nhl-stenden-hogeschool',
  '/navigator/regioloketten',
  '/navigator/regioloketten/noordwest-leert',
  '/navigator/instellingen',
  '/navigator/instellingen/nhl-stenden-hogeschool',
  '/media',
  '/en/media',
  '/media/podcasts/het-tweede-uur',
  '/media/videos',
  '/media/ervaringsverhalen',
  '/begrippen',
  '/en/glossary',
  '/adviesgesprek',
  '/en/advice',
  '/wat-kan-je-van-een-adviesgesprek-verwachten',
  '/activiteiten',
  '/bewaard',
  '/toegankelijkheid',
  '/privacy',
  '/zoeken?q=onderwijs',
  `/kennisbank/artikelen/${catalogue.everyNode.slug}`,
  `/kennisbank/artikelen/${catalogue.plain.slug}`,
  '/kennisbank/artikelen/becoming-a-primary-school-teacher-in-the-netherlands',
] as const

for (const path of pages)
  test(`the titles of ${path} break words at hyphens`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const broken = await page.locator('main :is(h1, h2, h3)').evaluateAll((titles) => {
        // As in a browser without a dictionary: where one with a dictionary breaks a word, it writes a hyphen itself.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { hyphens: manual !important }')
        document.adoptedStyleSheets = [sheet]
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
        return titles.flatMap((title) => {
          const words: string[] = []
          const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
          while (walker.nextNode()) if (walker.currentNode instanceof Text) words.push(...breaksIn(walker.currentNode))
          if (title.scrollWidth > title.clientWidth + 1 && getComputedStyle(title).position !== 'absolute')
            words.push(`too wide: ${title.textContent}`)
          return words
        })
      })
      expect(broken, `at ${width} px`).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
