/** Whoever goes by keyboard sees where the focus is, gets to the results at once, and leaves the menu as expected. */
import type { Page } from '@playwright/test'
import { expect, fullUnless, test, touch, full } from './fixtures.ts'

/** What the outline of the focused element is drawn on: the first opaque ground around it. */
const ringContrast = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    // The browser draws a ring of its own on each control of a video.
    if (element instanceof HTMLVideoElement) return { name: 'video', ratio: 21 }
    // A ring may be drawn by what holds the box: its label.
    const drawn = [element, element.parentElement].find((one) => one && getComputedStyle(one).outlineStyle === 'solid')
    if (!drawn) return { name: element.outerHTML.slice(0, 120), ratio: 0 }
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('no canvas')
    const rgba = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = rgba(colour).map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    let ground: Element | null = drawn.parentElement
    while (ground && rgba(getComputedStyle(ground).backgroundColor)[3] !== 255) ground = ground.parentElement
    const [a, b] = [
      luminance(getComputedStyle(drawn).outlineColor),
      luminance(ground ? getComputedStyle(ground).backgroundColor : '#fff'),
    ]
    return {
      name: element.outerHTML.slice(0, 120),
      ratio: (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05),
    }
  })

const bands = [
  '/',
  '/routes',
  '/routes/vraag/2?a=school-basisonderwijs',
  '/routes/resultaat?a=school-basisonderwijs',
  '/routes/zij-instroom-po-leraar-po-po-hbo',
  '/embed/routes?vraag=klaar&a=school-mbo',
  '/media/podcasts/het-tweede-uur/emmers-en-hoorns',
  '/kennisbank/artikelen/routes-naar-het-leraarschap',
] as const

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of bands)
    test(
      `the focus ring of ${path} stands out by 3 : 1 in the ${colorScheme} theme`,
      fullUnless(path === '/' && colorScheme === 'light'),
      async ({ page }) => {
        test.slow()
        await page.emulateMedia({ colorScheme })
        await page.goto(path)
        const weak: string[] = []
        // The first sixty stops hold every band of these pages' tops.
        for (let stop = 0; stop < 60; stop += 1) {
          await page.keyboard.press('Tab')
          const ring = await ringContrast(page)
          if (!ring) break
          if (ring.ratio < 3) weak.push(`${ring.ratio.toFixed(2)} ${ring.name}`)
        }
        expect(weak).toEqual([])
      },
    )

test('the folded menu closes on Escape, which leads back to it, and when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/kennisbank')
  const summary = page.locator('header details > summary')
  const menu = page.locator('header details')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveAttribute('open')
  await menu.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu).not.toHaveAttribute('open')
  await expect(page.locator('header a:focus')).toBeVisible()
})

for (const [path, name, words] of [
  ['/navigator/opleidingen', 'Opleidingen zoeken', 'Naar de resultaten'],
  ['/en/navigator/programmes', 'programmes', 'Skip to the results'],
] as const)
  test(
    `the first stop of the finder ${path} leads past its fields to the results (${name})`,
    fullUnless(path.startsWith('/navigator')),
    async ({ page }) => {
      await page.goto(`${path}?plaats=Utrecht&weergave=lijst`)
      const link = page.getByRole('link', { name: words })
      await page.locator('main').focus()
      // The trail stands above the finder.
      for (let stop = 0; stop < 4; stop += 1) {
        await page.keyboard.press('Tab')
        if (await link.evaluate((one) => one === document.activeElement)) break
      }
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.locator('#resultaten')).toBeFocused()
      await expect(link).not.toBeFocused()
      for (let stop = 0; stop < 12; stop += 1) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement?.closest('[data-hit]') !== null)) break
      }
      expect(await page.evaluate(() => document.activeElement?.closest('[data-hit]') !== null)).toBe(true)
    },
  )

const sections = [
  ['/werken-in-het-onderwijs', '/werken-in-het-onderwijs', 'page'],
  ['/werken-in-het-primair-onderwijs', '/werken-in-het-onderwijs', 'true'],
  ['/routes', '/routes', 'page'],
  ['/routes/vraag/2?a=school-basisonderwijs', '/routes', 'true'],
  ['/navigator/opleidingen', '/navigator/opleidingen', 'page'],
  ['/navigator/opleidingen?plaats=Utrecht', '/navigator/opleidingen', 'page'],
  ['/navigator/opleidingen/leraar-basisonderwijs-pabo-nhl-stenden-hogeschool', '/navigator/opleidingen', 'true'],
  ['/kennisbank', '/kennisbank', 'page'],
  ['/kennisbank/artikelen/routes-naar-het-leraarschap', '/kennisbank', 'true'],
  ['/kennisbank/veelgestelde-vragen', '/kennisbank/veelgestelde-vragen', 'page'],
  ['/media/videos', '/media', 'true'],
  ['/en/knowledge-base/articles', '/en/knowledge-base', 'true'],
  ['/en/working-in-education', '/en/working-in-education', 'page'],
] as const

test('the main menu says where in the site a page stands, without script too', full, async ({ request, page }) => {
  for (const [path, link, current] of sections) {
    const html = await (await request.get(path)).text()
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? ''
    const marked = [...header.matchAll(/<a [^>]*aria-current="([^"]*)"[^>]*>/g)].map(
      ([tag, value]) => `${/href="([^"]*)"/.exec(tag)?.[1]} ${value}`,
    )
    // The menu stands twice: unfolded for wide screens, folded for small ones.
    expect(marked, path).toEqual([`${link} ${current}`, `${link} ${current}`])
  }
  expect(/<header.*?<\/header>/s.exec(await (await request.get('/')).text())?.[0]).not.toContain('aria-current')
  await page.goto('/navigator/opleidingen')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(menu.locator('[aria-current]')).toHaveText(['Opleidingen'])
  await menu.getByRole('link', { name: 'Media' }).click()
  await expect(page).toHaveURL(/\/media$/)
  await expect(menu.locator('[aria-current]')).toHaveText(['Media'])
})

test('the focus stays on the distance that is chosen by keyboard', full, async ({ page }) => {
  await page.goto('/navigator/opleidingen?plaats=Almere')
  const distance = page.getByRole('combobox', { name: 'Afstand' })
  await distance.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/straal=5(&|$)/)
  await page.waitForTimeout(500)
  await expect(distance).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/straal=10(&|$)/)
  await expect(distance).toBeFocused()
  await page.goBack()
  await expect(distance).toHaveValue('')
})

test('behind a link that was followed by keyboard, Tab goes on in the new page', async ({ page }) => {
  await page.goto('/routes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Begin/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/vraag/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName)
  expect(await focused()).toBe('MAIN')
})

for (const path of ['/navigator/opleidingen?plaats=Utrecht&q=engels', '/zoeken?q=salaris'])
  test(
    `after Back to ${path} the focus is on the link that was opened`,
    fullUnless(path.startsWith('/navigator')),
    async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const link = page.locator('main ol > li').getByRole('heading').getByRole('link').nth(6)
      const href = (await link.getAttribute('href')) ?? ''
      await link.focus()
      // The scrolling is smooth.
      await page.waitForTimeout(1000)
      const scrolled = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL((url) => href.startsWith(url.pathname))
      await expect(page.getByRole('main')).toBeFocused()
      await page.goBack()
      const focused = page.locator('a:focus')
      await expect(focused).toHaveAttribute('href', href)
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(50)
      // The same again from the page that was kept.
      await page.goForward()
      await expect(page).toHaveURL((url) => href.startsWith(url.pathname))
      await page.goBack()
      await expect(focused).toHaveAttribute('href', href)
    },
  )

test('Back takes no focus from what stays on the page', full, async ({ page }) => {
  await page.goto('/kennisbank/artikelen')
  // A link that is followed before the code has come loads a whole page.
  await touch(page)
  await page.locator('main ol > li').getByRole('heading').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const inHeader = page.getByRole('banner').getByRole('link').first()
  await inHeader.focus()
  await page.goBack()
  await expect(page).toHaveURL(/artikelen$/)
  // A focus that is wrongly moved comes after the page.
  await page.waitForTimeout(500)
  await expect(inHeader).toBeFocused()
})
