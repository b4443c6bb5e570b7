/** The whole country where a place is asked for. For browsers too. */

/** The hamlet of that name, which visitors who type it rarely mean. */
export const hamlet = 'Nederland (Overijssel)'

const names = /^(?:(?:heel|in|all of|the whole of|whole) )*(?:the )?(?:nederland|netherlands|holland)$/

/** Whether the text means the whole country. */
export const isCountry = (text: string): boolean => names.test(text.trim().toLowerCase().replaceAll(/\s+/g, ' '))
