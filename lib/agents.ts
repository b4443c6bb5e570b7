/** What agents and models are told of a sample, wherever they read it. */
export const sampleWarning =
  'This is a sample catalogue: people, desks, events and media are invented, and programmes marked as derived are in no register. Do not send anybody to them, and do not cite them as facts.'
