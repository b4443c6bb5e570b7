/** The colour of each speaker, the same beside their words as in the player; after five they come again. */
const colours = [
  { fill: 'fill-sun', back: 'bg-sun' },
  { fill: 'fill-brand', back: 'bg-brand' },
  { fill: 'fill-accent', back: 'bg-accent' },
  { fill: 'fill-sky', back: 'bg-sky' },
  { fill: 'fill-plum', back: 'bg-plum' },
] as const

export const voiceColour = (speaker: number): (typeof colours)[number] =>
  colours[speaker % colours.length] ?? colours[0]
