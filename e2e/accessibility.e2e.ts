import { AxeBuilder } from '@axe-core/playwright'
import { catalogue, expect, test } from './fixtures.ts'

const pages = [
  '/',
  '/en',
  '/kennisbank',
  '/kennisbank/artikelen?onderwerp=Lerarenopleiding',
  `/kennisbank/artikelen/${catalogue.everyNode.slug}`,
  '/kennisbank/artikelen/becoming-a-primary-school-teacher-in-the-netherlands',
  '/auteurs/noor-verhagen',
  '/begrippen',
  '/begrippen/pabo',
  '/en/glossary/pabo',
  `/reactie?pagina=/kennisbank/artikelen/${catalogue.plain.slug}`,
  '/kennisbank/veelgestelde-vragen?q=pabo',
  '/kennisbank/veelgestelde-vragen/hoeveel-uur-lesgeven-hoort-bij-een-fulltime-baan-15c56f69',
  '/kennisbank/onderwerpen/lerarenopleiding',
  '/kennisbank/themas/orienteren',
  '/kennisbank/a-z',
  '/werken-in-het-onderwijs',
  '/werken-in-het-primair-onderwijs',
  '/en/working-in-hoger-onderwijs',
  '/rollen',
  '/bevoegdheden/tweedegraads',
  '/trajecten/zij-instroom',
  '/sitemap',
  '/niet-gevonden?pad=/kennisbank/artikelen/pabo',
  '/navigator/opleidingen?plaats=Utrecht&weergave=lijst',
  '/navigator/opleidingen?plaats=Utrecht&weergave=kaart',
  '/navigator/opleidingen?plaats=Utrecht&weergave=tabel',
  '/navigator/opleidingen?q=qqq&plaats=Urk',
  '/navigator',
  '/navigator/opleidingen/leraar-basisonderwijs-pabo-nhl-stenden-hogeschool',
  '/zoeken',
  '/zoeken?q=pabo',
  '/en/search?q=xqzwv',
  '/media/videos?sector=Primair+onderwijs&q=gym',
  '/navigator/instellingen',
  '/navigator/instellingen/nhl-stenden-hogeschool',
  '/navigator/regioloketten',
  '/navigator/regioloketten?plaats=Almere',
  '/navigator/regioloketten?plaats=Atlantis',
  '/navigator/regioloketten/noordwest-leert',
  '/en/navigator/regional-desks/noordwest-leert',
  '/media',
  '/media/podcasts',
  '/media/podcasts/het-tweede-uur',
  '/media/podcasts/het-tweede-uur/emmers-en-hoorns',
  '/media/podcasts/het-tweede-uur/morgen-leren-we-leren',
  '/media/videos',
  '/media/videos/emmers',
  '/media/ervaringsverhalen',
  '/media/ervaringsverhalen/terug-na-elf-jaar',
  '/profielen/wendela-bos',
  '/over-ons',
  '/routes',
  '/routes/vraag/2?a=school-basisonderwijs',
  '/en/routes/question/4?a=school-mbo&a=weg',
  '/routes/resultaat?a=school-basisonderwijs&a=rol-leraar-po&a=bevoegd-po&a=diploma-hbo',
  '/routes/zij-instroom-po-leraar-po-po-hbo',
  '/routes/zij-instroom-po-leraar-po-po-hbo?plaats=Utrecht',
  '/embed/opleidingen?loket=noordwest-leert&kleur=ffd400',
  '/embed/vragen?q=pabo&kleur=8a1c5c',
  '/embed/routes?vraag=klaar&a=school-mbo&kleur=00b8d4',
  '/info-voor-organisaties?kleur=rood',
  '/bewaard',
  '/bewaard?lijst=a00000000000000000000000000000000',
  '/vergelijken?plaats=Utrecht&ids=docent-theater-nhl-stenden-hogeschool,docent-beeldende-kunst-en-vormgeving-nhl-stenden-hogeschool',
  '/en/compare',
  '/mijn-plan',
  '/mijn-plan?plaats=Utrecht&route=de-kopopleiding-vo-leraar-vo-tweedegraads-hbo',
  '/adviesgesprek?loket=noordwest-leert',
  '/en/advice',
  '/adviesgesprek/vastgehouden',
  '/en/advice/confirm',
  '/adviesgesprek/bevestigd',
  '/wat-kan-je-van-een-adviesgesprek-verwachten',
  '/activiteiten?plaats=Utrecht&straal=100',
  '/activiteiten?plaats=Atlantis&soort=webinar',
  '/activiteiten/inloop-rotterdam',
  '/access-request',
  '/access-request/ontvangen',
  '/contact',
  '/wachtwoord?token=x',
  '/en/password/set',
  '/ontwikkelaars',
  '/toegankelijkheid',
  '/privacy',
  '/en/privacy',
  '/status',
  '/offline',
] as const

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colours = ['color-contrast', 'link-in-text-block']
/** Small screens show controls that large ones do not. */
const names = ['button-name', 'link-name', 'label', 'aria-hidden-focus']
const layout = ['target-size', 'scrollable-region-focusable', 'meta-viewport']
/** A theme changes colours alone, and a width what is seen and how large it is: every rule is asked once. */
const passes = [
  { colorScheme: 'light', width: 1440, ask: (axe: AxeBuilder) => axe.withTags(tags) },
  { colorScheme: 'light', width: 390, ask: (axe: AxeBuilder) => axe.withRules([...colours, ...layout, ...names]) },
  { colorScheme: 'dark', width: 1440, ask: (axe: AxeBuilder) => axe.withRules(colours) },
  { colorScheme: 'dark', width: 390, ask: (axe: AxeBuilder) => axe.withRules(colours) },
] as const

for (const path of pages)
  test(`${path} breaks no rule, small and large, light and dark, and fits 320 px`, async ({ page }) => {
    // A long page takes its time when every rule is asked of it.
    test.slow()
    for (const { colorScheme, width, ask } of passes) {
      // Loaded anew, so that no colour is on its way from one theme to the other.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (width === 1440) {
        await page.setViewportSize({ width: 320, height: 700 })
        await page.goto(path)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, 'only tables and maps may scroll sideways').toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width, height: 900 })
      // No frame of another origin stands in a page: all is found in the page itself, in two thirds of the time.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      const { violations } = await ask(axe).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
        `${colorScheme} at ${width} px`,
      ).toEqual([])
    }
  })
