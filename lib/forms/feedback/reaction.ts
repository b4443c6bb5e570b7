/** A reader's reaction to a page: a vote, or a remark with reasons. Forms are `unknown` until parsed here. */
import { z } from 'zod'
import { onDutchClock } from '../../calendar/dutch-clock.ts'
import { longestText } from '../fields.ts'
import { jsonOf } from '#platform/json-object.ts'
import { isSitePath } from '#platform/request-path.ts'

export const reasons = ['missing', 'unclear', 'outdated', 'situation', 'technical'] as const
export type Reason = (typeof reasons)[number]

/** A path on this site. It is shown and used for a redirect, so it must not be an external address. */
const page = z
  .string()
  .max(300)
  .regex(/^[\w\-/%.~]*$/)
  .refine(isSitePath)

/** The path when reactions to it are allowed; null otherwise. Chosen: the wire of `/api/feedback`. */
export const pageOf = (value: unknown): string | null => page.safeParse(value).data ?? null

/** The parameter with the seal of a form that was returned because it was empty. */
export const returnedSeal = 'leeg'

/** The parameter that says that a negative vote was counted. */
export const countedKey = 'geteld'

const language = z.enum(['nl', 'en']).catch('nl')

/** Numbers of bank accounts: a country, check digits and a bank's letters, if any, before the digits. Source: ISO 13616. */
const account = /\b[a-z]{2}\d{2} ?(?:[a-z]{4} ?)?\d(?:[ .-]?\d){7,}/gi

/** Removes personal data from a text: e-mail addresses, telephone numbers, numbers of bank accounts, and numbers of eight digits and more, of nine and more when they are grouped. Chosen: none is stored. */
export const withoutPersonal = (text: string): string =>
  text
    .replaceAll(/[^\s@<>]{1,64}@[^\s@<>]{1,255}/g, '[…]')
    .replaceAll(account, '[…]')
    .replaceAll(/(?:\+|\b0)(?:[\s.()/-]{0,3}\d){8,}|\d{8,}|\d(?:[\u00A0 .-]?\d){8,}/g, '[…]')

const common = {
  page,
  language,
  /** A hidden field (honeypot): only bots fill it in. */
  website: z.string().max(2000).default(''),
  seal: z.string().max(200),
}

const vote = z.object({ ...common, kind: z.literal('vote'), useful: z.enum(['yes', 'no']) })
const remark = z
  .object({
    ...common,
    kind: z.literal('remark'),
    reasons: z.array(z.enum(reasons)).max(reasons.length),
    text: z
      .string()
      .default('')
      // Browsers send line ends as two characters, and count them as one.
      .transform((text) => text.replaceAll('\r\n', '\n').trim())
      .pipe(z.string().max(longestText)),
  })
  .refine(({ reasons: given, text }) => given.length > 0 || text !== '', { error: 'empty' })

export type Form = z.output<typeof vote> | z.output<typeof remark>

/** The problem of a form: an invalid field, an empty form, or a form that is not from this site. */
export type Problem = 'page' | 'useful' | 'reasons' | 'text' | 'empty' | 'form'

const isNamed = (name: unknown): name is 'page' | 'useful' | 'reasons' | 'text' =>
  name === 'page' || name === 'useful' || name === 'reasons' || name === 'text'

/** Parses the fields of a form, or returns the first problem. Chosen: the wire of `/api/feedback`. */
export const parseForm = (fields: URLSearchParams): { readonly form: Form } | { readonly problem: Problem } => {
  const parsed = z.discriminatedUnion('kind', [vote, remark]).safeParse({
    ...Object.fromEntries(fields),
    reasons: [...new Set(fields.getAll('reasons'))],
  })
  if (parsed.success) return { form: parsed.data }
  const names = parsed.error.issues.map(({ path: [name], message }) => name ?? message)
  // Fields of another form are ignored.
  const other = names.find((name) => !isNamed(name) && name !== 'empty')
  return { problem: other === undefined ? (names.find(isNamed) ?? 'empty') : 'form' }
}

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** A stored reaction: the day instead of the moment, and nothing about the reader. */
export const reaction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vote'), page: z.string(), day, useful: z.enum(['yes', 'no']) }),
  z.object({ kind: z.literal('remark'), page: z.string(), day, reasons: z.array(z.enum(reasons)), text: z.string() }),
])
export type Reaction = z.output<typeof reaction>

/** The stored form of a reaction at that moment. Chosen: see `reaction`. */
export const reactionOf = (form: Form, now: Date): Reaction => {
  const common = { page: form.page, day: onDutchClock(now).date }
  return form.kind === 'vote'
    ? { ...common, kind: form.kind, useful: form.useful }
    : { ...common, kind: form.kind, reasons: form.reasons, text: withoutPersonal(form.text) }
}

/** Maximum bytes of a month's reactions, so that a flood cannot fill the disk. Chosen. */
export const fullest = 20_000_000

/** Where reactions are stored: `file-reactions.ts` or `postgres-reactions.ts`. Both throw the error of their storage. */
export type Reactions = {
  /** Stores a reaction; false when that month has reached `fullest`. */
  readonly add: (reaction: Reaction) => Promise<boolean>
  /** All reactions, oldest month first. What is invalid is skipped, and counted in `broken`. */
  readonly all: () => Promise<{ readonly reactions: Reaction[]; readonly broken: number }>
}

/** Reactions from stored texts, and how many of those are none. */
export const parseReactions = (texts: readonly string[]): { reactions: Reaction[]; broken: number } => {
  const reactions = texts.flatMap((text) => reaction.safeParse(jsonOf(text)).data ?? [])
  return { reactions, broken: texts.length - reactions.length }
}
