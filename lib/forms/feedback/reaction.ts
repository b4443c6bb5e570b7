/** What a reader says of a page: a vote, or a remark with reasons. Forms are `unknown` until parsed here. */
import { z } from 'zod'

export const reasons = ['missing', 'unclear', 'outdated', 'situation', 'technical'] as const
export type Reason = (typeof reasons)[number]

/** Longest remark, in characters. */
export const longestText = 1000

/** A path on this site; what is shown and sent back to, so never an address elsewhere. */
const page = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-/%.~]*$/)

/** The path when it is one that a reaction may be about; null otherwise. Chosen: the wire of `/api/feedback`. */
export const pageOf = (value: unknown): string | null => page.safeParse(value).data ?? null

/** The parameter with the seal of a form that came back because it was empty. */
export const returnedSeal = 'leeg'

const language = z.enum(['nl', 'en']).catch('nl')

/** Text without what points to a person: addresses of mail, telephone numbers, and numbers of eight digits and more. Chosen: none is kept. */
export const withoutPersonal = (text: string): string =>
  text.replaceAll(/[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g, '[…]').replaceAll(/(?:\+|\b0)\d(?:[\s.-]?\d){7,}|\d{8,}/g, '[…]')

const common = {
  page,
  language,
  /** A field that people do not see; only machines fill it in. */
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

/** What is not right with a form: one of its fields, nothing filled in, or that it is no form of this site. */
export type Problem = 'page' | 'useful' | 'reasons' | 'text' | 'empty' | 'form'

const isNamed = (name: unknown): name is 'page' | 'useful' | 'reasons' | 'text' =>
  name === 'page' || name === 'useful' || name === 'reasons' || name === 'text'

/** The form that the fields make, or the first that is not right with them. Chosen: the wire of `/api/feedback`. */
export const parseForm = (fields: URLSearchParams): { readonly form: Form } | { readonly problem: Problem } => {
  const parsed = z.discriminatedUnion('kind', [vote, remark]).safeParse({
    ...Object.fromEntries(fields),
    reasons: [...new Set(fields.getAll('reasons'))],
  })
  if (parsed.success) return { form: parsed.data }
  const names = parsed.error.issues.map(({ path: [name], message }) => name ?? message)
  // Who has another form fills in its fields in vain.
  const other = names.find((name) => !isNamed(name) && name !== 'empty')
  return { problem: other === undefined ? (names.find(isNamed) ?? 'empty') : 'form' }
}

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** A reaction as it is kept: the day instead of the moment, and nothing about who gave it. */
export const reaction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vote'), page: z.string(), day, useful: z.enum(['yes', 'no']) }),
  z.object({ kind: z.literal('remark'), page: z.string(), day, reasons: z.array(z.enum(reasons)), text: z.string() }),
])
export type Reaction = z.output<typeof reaction>

/** What is kept of a form at that moment. Chosen: see `reaction`. */
export const reactionOf = (form: Form, now: Date): Reaction => {
  const kept = { page: form.page, day: now.toISOString().slice(0, 10) }
  return form.kind === 'vote'
    ? { ...kept, kind: form.kind, useful: form.useful }
    : { ...kept, kind: form.kind, reasons: form.reasons, text: withoutPersonal(form.text) }
}
