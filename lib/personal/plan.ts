/** The plan that a visitor made theirs, in this browser. */
export const planKey = 'lesroute:plan:1'
