/** What leads to the name of an area in a Dutch sentence: preposition and article. For browsers too. */
export const leads = ['op', 'op de', 'in de', 'in het'] as const
export type Lead = (typeof leads)[number]
