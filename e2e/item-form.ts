/** The form of an item, as editors use it. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Types into the text of the item. */
export const write = async (page: Page, text: string) => {
  const body = page.getByRole('textbox', { name: 'Tekst' })
  await body.click()
  await page.keyboard.type(text, { delay: 15 })
}

/** The first item that a search offers for all that was typed: until then the list is busy, and shows those of fewer letters. */
export const firstOption = async (place: Locator): Promise<Locator> => {
  await expect(place.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  const option = place.getByRole('option').first()
  await expect(option).toBeVisible()
  return option
}

/** Picks the first item that the search of that relation finds; its title. */
export const link = async (page: Page, relation: string, words: string): Promise<string> => {
  const group = page.getByRole('group', { name: relation, exact: true })
  await group.getByRole('combobox').pressSequentially(words, { delay: 20 })
  const option = await firstOption(group)
  const title = await option.innerText()
  await option.click()
  await expect(group.getByRole('listitem').filter({ hasText: title.split('\n')[0] ?? '' })).toBeVisible()
  return title.split('\n')[0] ?? ''
}

/** What the form says when all is saved. */
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Bewaard\.$/ })
/** A part of a name that no other item has. */
export const unique = () => Date.now().toString(36)
