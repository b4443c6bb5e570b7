/** Editors paste from other programs. */
import type { Locator } from '@playwright/test'
import { test } from './editors.ts'
import { expect, full } from './fixtures.ts'
import { googleDocs, word, wordInBrowser } from './pastes.fixture.ts'

const paste = (text: Locator, html: string) =>
  text.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    const started = performance.now()
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    return performance.now() - started
  }, html)

test('a paste from Word or Google Docs is clean, and a large one loses no words', full, async ({ editor: page }) => {
  test.slow()
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  const text = page.getByRole('textbox', { name: 'Tekst' })
  await text.click()
  await paste(text, word)
  // Both headings went down by one: the page has a title of its own.
  await expect(text.locator('h2')).toHaveText('Zij-instroom')
  await expect(text.locator('h3')).toHaveText('Wat heb je nodig?')
  await expect(text.locator(':scope > ul > li')).toHaveCount(2)
  await expect(text.locator('ul > li > ul > li')).toHaveText('hbo of wo')
  await expect(text.locator('ol > li')).toHaveText(['Aanmelden', 'Assessment'])
  await expect(text.locator('td')).toHaveText(['Jaar', ''])
  await expect(text.getByRole('link')).toHaveText(['DUO'])
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://duo.nl/')
  await expect(text.locator('strong')).toHaveText(['leert'])
  await expect(text.locator(':scope > p')).toHaveText([
    'Je werkt en leert tegelijk.',
    'En dan:',
    'Druk hier, of ga naar DUO[1].',
  ])
  await expect(text.locator('span[style], font, img, .MsoNormal')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'De afbeeldingen uit wat je plakte' })).toBeVisible()

  await page.keyboard.press('ControlOrMeta+a')
  await paste(text, googleDocs)
  await expect(text.locator('h2')).toHaveText('Uit Google')
  await expect(text.locator('strong')).toHaveText(['vet'])
  await expect(text.locator('sup')).toHaveText('2')
  await expect(text.locator('li > ul > li')).toHaveText('binnen')
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://www.rijksoverheid.nl/')
  await expect(text.locator('td')).toHaveText(['cel', ''])
  await expect(text.locator(':scope > p')).toHaveText(['Gewoon, vet2 en een link'])

  await page.keyboard.press('ControlOrMeta+a')
  await paste(text, wordInBrowser)
  await expect(text.locator('h2')).toHaveText(/^Kop/)
  await expect(text.locator('li > ul > li')).toHaveText('dieper')
  await expect(page.getByRole('status').filter({ hasText: 'De afbeeldingen uit wat je plakte' })).toBeHidden()

  // A break between words stays, also before a list; bold that is said not to be bold is none.
  await page.keyboard.press('ControlOrMeta+a')
  await paste(
    text,
    '<b style="font-weight:normal"><ul><li>Regel een<br>Regel twee<ul><li>dieper</li></ul></li></ul></b>',
  )
  await expect(text.locator(':scope > ul > li > p')).toHaveText('Regel een\nRegel twee', { useInnerText: true })
  await expect(text.locator('strong')).toHaveCount(0)

  // An item of another text does not come along, and what was selected stays.
  await page.keyboard.press('ControlOrMeta+a')
  const foreign = {
    'data-pm-slice': '0 0 []',
    'data-relation-block': '',
    'data-id': 'x',
    'data-collection': 'images',
  }
  const attributes = Object.entries(foreign).map(([name, value]) => `${name}="${value}"`)
  await paste(text, `<div ${attributes.join(' ')}></div>`)
  await expect(page.getByRole('status').filter({ hasText: 'Een onderdeel van een andere tekst' })).toBeVisible()
  await expect(text.locator('li > ul > li')).toHaveText('dieper')

  // 2 MB as Word writes it.
  const line = (number: number) =>
    `<p class=MsoNormal style='margin-bottom:8.0pt;line-height:107%;mso-pagination:widow-orphan'><span style='font-family:"Calibri",sans-serif;mso-ascii-theme-font:minor-latin;mso-hansi-theme-font:minor-latin'>Zin nummer ${number} van een lang stuk over werken in het onderwijs.<o:p></o:p></span></p>`
  const lines = Array.from({ length: Math.ceil((2 * 1024 * 1024) / line(1000).length) }, (_, number) => line(number))
  await page.keyboard.press('ControlOrMeta+a')
  await paste(text, lines.join('\n'))
  await expect(page.getByText(`${(lines.length * 12).toLocaleString('nl')} woorden`)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Enter')
  await page.keyboard.type('Het einde.', { delay: 15 })
  await expect(page.getByText(`${(lines.length * 12 + 2).toLocaleString('nl')} woorden`)).toBeVisible({
    timeout: 30_000,
  })
})
