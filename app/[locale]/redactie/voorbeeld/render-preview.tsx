'use server'

import { createTranslator } from 'next-intl'
import { z } from 'zod'
import { parseDocument } from '#components/rich-text-editor/document-input.ts'
import type { Preview } from '#components/rich-text-editor/use-preview.ts'
import { Document, type Words } from '#components/rich-text/document.tsx'
import { env } from '#lib/env.ts'
import en from '#lib/i18n/messages/en.json'
import nl from '#lib/i18n/messages/nl.json'
import { routing, type Locale } from '#lib/i18n/routing.ts'
import { resolveDocument } from '#lib/rich-text/resolve.ts'
import { reviewDocument, withoutUnknown } from '#lib/rich-text/review.ts'

const shape = z.object({ json: z.unknown(), locale: z.enum(routing.locales).catch(routing.defaultLocale) })

/** An action belongs to no page, so it needs the language as a parameter. */
const wordsIn = (locale: Locale): Words => {
  const t = createTranslator({ locale, messages: locale === 'en' ? en : nl, namespace: 'article' })
  return { headingLink: (heading) => t('linkToHeading', { heading }), table: t('scrollTable') }
}

/**
 * The document as the site shows it, with its review; or the problem, by code, of input that is no document. Anybody
 * can call an action, from any page: it trusts nothing, and answers only where the preview is switched on.
 */
export const renderPreview = async (input: unknown): Promise<Preview> => {
  if (!env.editorPreview) return { ok: false, problem: { code: 'off' } }
  const request = shape.safeParse(input)
  const parsed = parseDocument(request.data?.json)
  if (!parsed.ok) return parsed
  const words = wordsIn(request.data?.locale ?? routing.defaultLocale)
  // No catalogue stands behind a document that was typed: what it embeds has no data, and is dropped.
  const document = resolveDocument(withoutUnknown(parsed.document), [])
  return {
    ok: true,
    content: <Document document={document} words={words} />,
    review: reviewDocument(parsed.document),
  }
}
