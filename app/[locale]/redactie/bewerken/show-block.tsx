'use server'

import { createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { shownBlocks } from '#components/editing/shown-blocks.tsx'
import { entryOf } from '#lib/editors/block-entries.ts'
import { newBlockShape } from '#lib/editors/blocks.ts'
import { editorToken } from '#lib/editors/session.ts'
import en from '#lib/i18n/messages/en.json'
import nl from '#lib/i18n/messages/nl.json'
import { routing } from '#lib/i18n/routing.ts'

const shape = z.object({
  id: z.uuid(),
  block: newBlockShape,
  locale: z.enum(routing.locales).catch(routing.defaultLocale),
})

/**
 * An item that is being inserted, as the page will show it. Anybody can call an action: it reads with the rights of the editor who
 * is signed in, and shows nothing to others.
 */
export const showBlock = async (input: unknown): Promise<ReactNode> => {
  const token = await editorToken()
  const { data } = shape.safeParse(input)
  if (token === null || !data) return null
  const t = createTranslator({
    locale: data.locale,
    messages: data.locale === 'en' ? en : nl,
    namespace: 'article',
  })
  const words = { headingLink: (heading: string) => t('linkToHeading', { heading }), table: t('scrollTable') }
  return shownBlocks([await entryOf(token, data.id, data.block)], words)[data.id] ?? null
}
