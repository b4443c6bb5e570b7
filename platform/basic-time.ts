/** Moments in the basic form of ISO 8601, to the second: `20261121T160000Z`, which file names can hold. */

/** A moment, in milliseconds since 1970, in that form. */
export const basicTime = (moment: number): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** Reads that form, in milliseconds since 1970; NaN for any other text. */
export const readBasicTime = (text: string): number =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
