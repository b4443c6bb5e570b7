/** How the name of a place is searched: it is no misspelling of another word, and no compound. */
export const exact = { typoTolerance: false, decompoundQuery: false } as const

/** Whether a name is of several words. */
export const hasSeveralWords = (name: string): boolean => /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(name)

/** The name as a phrase, for a search with `advancedSyntax`: “den” and “s” alone are in many texts. */
export const phrase = (name: string): string => `"${name.replaceAll('"', ' ').trim()}"`
