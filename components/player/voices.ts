/** The colour of each speaker, the same beside their words as in the player; after five they come again. */
const colours = [
  { fill: 'fill-sun', back: 'bg-sun' },
  { fill: 'fill-brand', back: 'bg-brand' },
  { fill: 'fill-accent', back: 'bg-accent' },
  { fill: 'fill-sky', back: 'bg-sky' },
  { fill: 'fill-plum', back: 'bg-plum' },
] as const

/** Of who is not named: no speaker's. */
const nobody = { fill: 'fill-muted', back: 'bg-line' } as const

/** The colour of a speaker by their place among them; at -1 that of nobody. */
export const voiceColour = (speaker: number): (typeof colours)[number] | typeof nobody =>
  colours[speaker % colours.length] ?? nobody
