/** Room for a map beside the list. Source: the `xl` breakpoint. */
export const wide = '(min-width: 80rem)'
