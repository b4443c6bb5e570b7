import type { PolicyName } from './policies.ts'

/** The further policies of those who write: editors publish, authors write drafts. */
export const editorPolicies = ['navigator', 'read-drafts', 'write-content'] as const satisfies readonly PolicyName[]
export const authorPolicies = ['navigator', 'read-drafts', 'write-drafts'] as const satisfies readonly PolicyName[]
