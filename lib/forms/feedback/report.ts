/** Aggregates readers' reactions by page. Pure. */
import { reasons, type Reaction, type Reason } from './reaction.ts'

export type PageReport = {
  readonly page: string
  readonly yes: number
  readonly no: number
  /** The number of times each reason was selected, most frequent first; reasons without reactions are left out. */
  readonly reasons: readonly (readonly [Reason, number])[]
  /** The remarks, newest first. */
  readonly remarks: readonly { readonly day: string; readonly text: string }[]
}

const reportOn = (page: string, reactions: readonly Reaction[]): PageReport => {
  const votes = reactions.flatMap((item) => (item.kind === 'vote' ? [item.useful] : []))
  const remarks = reactions.flatMap((item) => (item.kind === 'remark' ? [item] : []))
  const allReasons = remarks.flatMap((item) => item.reasons)
  const counts = reasons.map((reason) => [reason, allReasons.filter((one) => one === reason).length] as const)
  return {
    page,
    yes: votes.filter((useful) => useful === 'yes').length,
    no: votes.filter((useful) => useful === 'no').length,
    reasons: counts.filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a),
    remarks: remarks
      .filter(({ text }) => text)
      .map(({ day, text }) => ({ day, text }))
      .toReversed(),
  }
}

/** A report for each page, those with most negative votes first. Chosen: an editor can improve those. */
export const reportOf = (reactions: readonly Reaction[]): PageReport[] =>
  [...Map.groupBy(reactions, ({ page }) => page)]
    .map(([page, own]) => reportOn(page, own))
    .toSorted((a, b) => b.no - a.no || b.remarks.length - a.remarks.length || b.yes - a.yes)
