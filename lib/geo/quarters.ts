/** Words behind the name of a town that name a quarter of it: “Amsterdam Noord”. */
export const quarterWords = [
  'noord',
  'zuid',
  'oost',
  'west',
  'centrum',
  'binnenstad',
  'zuidoost',
  'zuidwest',
  'noordoost',
  'noordwest',
] as const
