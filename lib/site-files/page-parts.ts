/** The parts of fixed pages whose texts stand in the messages, for the page and its alternate in Markdown. */

/** The principles of this site: messages `about`. */
export const promises = ['independent', 'checked', 'open', 'private'] as const
/** What an adviser does not do: messages `advice.notItem`. */
export const refrained = ['times', 'offers', 'details'] as const
/** What happens around an advice call: messages `advice`. */
export const adviceSteps = ['before', 'during', 'after'] as const
/** What was tested for accessibility: messages `statement.test`. */
export const accessibilityTests = ['rules', 'narrow', 'keys', 'plain', 'colours'] as const
/** Known problems of accessibility: messages `statement.gap`. */
export const accessibilityGaps = ['independent', 'readers', 'film', 'papers', 'map', 'outside', 'english'] as const
/** Forms that store personal data: messages `privacy.form` and `privacy.formKept`. */
export const privacyForms = ['advice', 'access', 'contact', 'feedback'] as const
