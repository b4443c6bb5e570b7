/** Room for a map beside the list. Source: the `md` breakpoint. */
export const wide = '(min-width: 48rem)'
