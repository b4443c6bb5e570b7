/** What a page says that could not be made. Every page carries these words, so that no library of messages comes with them. */
export const failureWords = {
  nl: {
    title: 'Er ging iets mis',
    lead: 'Deze pagina kon nu niet worden gemaakt. Dat ligt aan ons, niet aan jou.',
    retry: 'Probeer opnieuw',
  },
  en: {
    title: 'Something went wrong',
    lead: 'This page could not be made just now. That is our fault, not yours.',
    retry: 'Try again',
  },
} as const
