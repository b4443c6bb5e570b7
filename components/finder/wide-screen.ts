/** Room for a map beside the list. Source: the `lg` breakpoint. */
export const wide = '(min-width: 64rem)'
