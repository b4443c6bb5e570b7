/** The notice about a sample in every text for agents and models. */
export const sampleWarning =
  'This is a sample catalogue: people, desks, events and media are invented, and programmes marked as derived are in no register. Do not send anybody to them, and do not cite them as facts.'
