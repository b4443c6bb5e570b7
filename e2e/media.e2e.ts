import { expect, full, test } from './fixtures.ts'

const episode = '/media/podcasts/het-tweede-uur/emmers-en-hoorns'
const planned = {
  episode: '/media/podcasts/het-tweede-uur/morgen-leren-we-leren',
  video: '/media/videos/de-werkplaats-als-klas',
}
const video = '/media/videos/emmers'

test('an episode plays, by buttons and by keys, at the speed and from the chapter that is asked for', async ({
  page,
}) => {
  await page.goto(episode)
  const player = page.getByRole('group', { name: 'Speler: Emmers en hoorns' })
  const place = player.getByRole('slider', { name: 'Plaats in de opname' })
  await player.getByRole('button', { name: 'Speel af' }).click()
  await expect(player.getByRole('button', { name: 'Pauzeer' })).toBeVisible()
  await expect(place).not.toHaveValue('0')
  await expect(place).toHaveAttribute('aria-valuetext', /^\d+ seconden? van 27 seconden$/)

  await player.getByRole('combobox', { name: 'Snelheid' }).selectOption('2')
  await player.getByRole('button', { name: 'De emmers' }).click()
  await expect(player.getByRole('button', { name: 'De emmers' })).toHaveAttribute('aria-current', 'true')
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThanOrEqual(12)

  await place.focus()
  await page.keyboard.press('k')
  await expect(player.getByRole('button', { name: 'Speel af' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(place).toHaveValue('0')
  await page.keyboard.press('l')
  await expect(place).toHaveValue('15')
  await page.keyboard.press('ArrowLeft')
  await expect(place).toHaveValue('10')
  await page.keyboard.press('j')
  await expect(place).toHaveValue('0')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('l')
  await expect(place).toHaveValue('0')
})

test('where someone stopped is offered again, and their speed is kept', full, async ({ page }) => {
  await page.goto(episode)
  const player = page.getByRole('group', { name: 'Speler: Emmers en hoorns' })
  await player.getByRole('combobox', { name: 'Snelheid' }).selectOption('1.5')
  await player.getByRole('button', { name: 'De emmers' }).click()
  await expect(player.getByRole('button', { name: 'Pauzeer' })).toBeVisible()
  await player.getByRole('button', { name: 'Pauzeer' }).click()
  await page.reload()
  await expect(player.getByRole('combobox', { name: 'Snelheid' })).toHaveValue('1.5')
  await expect(player.getByRole('slider')).toHaveValue('0')
  await player.getByRole('button', { name: /^Ga verder vanaf 0:1\d$/ }).click()
  await expect(player.getByRole('button', { name: 'Pauzeer' })).toBeFocused()
  await expect.poll(async () => Number(await player.getByRole('slider').inputValue())).toBeGreaterThanOrEqual(12)
})

test('sound goes on over other pages, and its bar leads back', async ({ page }) => {
  await page.goto(episode)
  const player = page.getByRole('group', { name: 'Speler: Emmers en hoorns' })
  await player.getByRole('combobox', { name: 'Snelheid' }).selectOption('0.8')
  await player.getByRole('button', { name: 'Speel af' }).click()
  await expect(player.getByRole('button', { name: 'Pauzeer' })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Speelt nu' })
  await expect(bar).toBeHidden()

  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Media' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Pauzeer' })).toBeVisible()
  const shown = await bar.textContent()
  await expect(bar).not.toHaveText(shown ?? '')

  await bar.getByRole('link', { name: 'Terug naar Emmers en hoorns' }).click()
  await expect(page).toHaveURL(episode)
  await expect(player.getByRole('button', { name: 'Pauzeer' })).toBeVisible()
  await expect(bar).toBeHidden()
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Podcasts' }).click()
  await bar.getByRole('button', { name: 'Sluit de speler' }).click()
  await expect(bar).toBeHidden()
})

test('what is wiped while a sound plays is not stored again', full, async ({ page }) => {
  await page.goto(episode)
  const player = page.getByRole('group', { name: 'Speler: Emmers en hoorns' })
  await player.getByRole('combobox', { name: 'Snelheid' }).selectOption('0.8')
  await player.getByRole('button', { name: 'Speel af' }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Bewaard/ })
    .click()
  await page.getByRole('button', { name: 'Wis alles' }).click()
  await page.getByRole('button', { name: 'Ja, wis alles' }).click()
  const bar = page.getByRole('region', { name: 'Speelt nu' })
  // A place is stored after three seconds.
  await expect(bar).toContainText(/0:(0[6-9]|1\d)/, { timeout: 15_000 })
  await bar.getByRole('button', { name: 'Pauzeer' }).click()
  const positions = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('position')))
  expect(positions).toEqual([])
})

test('what is said is searched, jumped to and played from', async ({ page }) => {
  await page.goto(episode)
  const search = page.getByRole('searchbox', { name: 'Zoek in het transcript' })
  await search.fill('ORKEST')
  await expect(page.getByText('1 keer gevonden')).toBeVisible()
  await search.press('Enter')
  await expect(page.getByText('1 van 1')).toBeVisible()
  await expect(page.getByText('Mis je het orkest?')).toBeInViewport()
  await search.fill('olifant')
  await expect(page.getByText('Niet gevonden')).toBeVisible()

  const line = page.getByText('Op zondag niet. Dan zitten twee leerlingen bij de violen.').locator('..')
  await line.getByRole('link', { name: 'Speel af vanaf 0:21' }).click()
  await expect(line).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(episode)
})

test(
  'times play for who began in the player of the platform, and our controls come at the pause',
  full,
  async ({ page }) => {
    // The code of our controls is late.
    const code = Promise.withResolvers<void>()
    await page.route('**/_next/static/**/*.js*', async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      if (text.includes('aria-valuetext')) await code.promise
      await route.fulfill({ response, body: text })
    })
    await page.goto(episode)
    const audio = page.locator('audio[controls]')
    await audio.evaluate((media: HTMLAudioElement) => media.play())
    code.resolve()
    // The text is searched: its script is there.
    await page.getByRole('searchbox', { name: 'Zoek in het transcript' }).fill('orkest')
    await expect(page.getByText('1 keer gevonden')).toBeVisible()
    await page.getByRole('link', { name: 'Speel af vanaf 0:21' }).click()
    await expect.poll(() => audio.evaluate((media: HTMLAudioElement) => media.currentTime)).toBeGreaterThanOrEqual(21)
    await audio.evaluate((media: HTMLAudioElement) => media.pause())
    const player = page.getByRole('group', { name: 'Speler: Emmers en hoorns' })
    await expect.poll(async () => Number(await player.getByRole('slider').inputValue())).toBeGreaterThanOrEqual(21)
  },
)

test('a link to a moment begins there, and does not begin by itself', full, async ({ page }) => {
  await page.goto(`${episode}?t=0:15`)
  const player = page.getByRole('group', { name: 'Speler: Emmers en hoorns' })
  await expect(player.getByRole('slider')).toHaveValue('15')
  await expect(player.getByRole('button', { name: 'Speel af' })).toBeVisible()
})

test('that a moment was shared is said, and not for good', full, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(episode)
  const player = page.getByRole('group', { name: 'Speler: Emmers en hoorns' })
  await player.getByRole('button', { name: 'Deel dit moment' }).click()
  const status = player.getByRole('status')
  await expect(status).toContainText('klembord')
  await expect(status).toBeEmpty({ timeout: 15_000 })
  await player.getByRole('button', { name: 'Deel dit moment' }).click()
  await expect(status).toContainText('klembord')
})

test('a video shows its captions when they are asked for', async ({ page }) => {
  await page.goto(video)
  const player = page.getByRole('group', { name: 'Speler: Emmers' })
  const captions = player.getByRole('button', { name: 'Ondertitels' })
  await expect(captions).toHaveAttribute('aria-pressed', 'false')
  await captions.click()
  await expect(captions).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length))
    .toBe(2)
  await player.getByRole('button', { name: 'Ritme' }).click()
  await expect.poll(async () => Number(await player.getByRole('slider').inputValue())).toBeGreaterThanOrEqual(6)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the platform plays, and everything said is there', async ({ page }) => {
    await page.goto(episode)
    await expect(page.locator('audio[controls]')).toBeVisible()
    await expect(page.getByText('Op zondag niet.')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Zoek in het transcript' })).toBeHidden()
    await page.getByRole('link', { name: 'Speel af vanaf 0:21' }).click()
    await expect(page).toHaveURL(`${episode}?t=21#t21`)
    await page.goto(video)
    await expect(page.locator('video[controls] track[kind=captions]')).toBeAttached()
    await expect(page.getByRole('list', { name: 'Hoofdstukken' })).toContainText('Ritme')
  })
})

test('what is planned says when it comes, and gives nothing of itself away', async ({ page, request }) => {
  for (const path of Object.values(planned)) {
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: 'Dit komt nog' })).toContainText('2031')
    await expect(page.locator('audio, video, [role=group]')).toHaveCount(0)
    const sent = [await request.get(path), await request.get(path, { headers: { rsc: '1' } })]
    for (const answer of sent) expect(await answer.text()).not.toMatch(/\/video\/upload\/|contentUrl|"transcript"/)
    for (const file of ['captions.vtt', 'transcript.txt', 'chapters.json'])
      expect((await request.get(`${path}/${file}`)).status(), file).toBe(404)
  }
  await page.goto('/media/podcasts')
  // The newest first, what is still to come before them: it stands in the list, and there alone.
  const first = page.locator('#resultaten [data-hit]').first()
  await expect(first).toContainText(/Vanaf \d+ \w+ 2031/)
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveCount(1)
})

test('the feed of a podcast is XML, brings what is out with its true length, and is told apart by its tag', async ({
  page,
  request,
}) => {
  await page.goto('/media/podcasts/het-tweede-uur')
  const address = (await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? ''
  const { pathname } = new URL(address, page.url())
  const answer = await request.get(pathname)
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const feed = await answer.text()
  const items = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    if (parsed.querySelector('parsererror')) return null
    return [...parsed.querySelectorAll('item')].map((item) => ({
      title: item.querySelector('title')?.textContent ?? '',
      date: Date.parse(item.querySelector('pubDate')?.textContent ?? ''),
      url: item.querySelector('enclosure')?.getAttribute('url') ?? '',
      length: Number(item.querySelector('enclosure')?.getAttribute('length')),
      type: item.querySelector('enclosure')?.getAttribute('type'),
    }))
  }, feed)
  expect(items?.length).toBeGreaterThan(5)
  for (const { date } of items ?? []) expect(date).toBeLessThan(Date.now())
  expect(items?.map(({ title }) => title)).not.toContain('Morgen leren we leren')
  const [first] = items ?? []
  const sound = await request.head(first?.url ?? '')
  expect([Number(sound.headers()['content-length']), sound.headers()['content-type']]).toEqual([
    first?.length,
    first?.type,
  ])
  const again = await request.get(pathname, { headers: { 'if-none-match': answer.headers()['etag'] ?? '' } })
  expect(again.status()).toBe(304)
})

test('a person, a story and the team lead on', full, async ({ page }) => {
  await page.goto('/media/ervaringsverhalen')
  await page.getByRole('link', { name: 'Terug na elf jaar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terug na elf jaar' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Wendela Bos' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wendela Bos' })).toBeVisible()
  const appearances = page.getByRole('region', { name: 'Wendela Bos op Lesroute' })
  await expect(appearances.getByRole('article')).not.toHaveCount(1)
  await expect(appearances.getByRole('link', { name: 'Terug na elf jaar' })).toBeVisible()
  await page.goto('/en/about')
  await expect(page.getByRole('region', { name: 'Our advisers' }).getByRole('listitem').first()).toBeVisible()
})

test('a subject that is both a sector and a topic is named once', full, async ({ page }) => {
  for (const path of ['/media/podcasts/het-tweede-uur/varen-en-lesgeven', '/media/videos/in-de-simulator']) {
    await page.goto(path)
    const subjects = page.getByRole('list').filter({ hasText: 'Middelbaar beroepsonderwijs' }).last()
    const names = await subjects.getByRole('listitem').allTextContents()
    expect(names).toContain('Middelbaar beroepsonderwijs')
    expect(names).toEqual([...new Set(names)])
  }
})
