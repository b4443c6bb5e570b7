const tints = ['bg-sun-soft', 'bg-sky-soft', 'bg-accent-soft', 'bg-plum-soft', 'bg-brand-soft'] as const

/** The ground on which a sector stands, by its place among the others: the same wherever it appears. */
export const sectorTint = (index: number): string => tints[index % tints.length] ?? tints[0]
