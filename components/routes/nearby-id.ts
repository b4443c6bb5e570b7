/** The element that answers the form for a place: the first programmes or the desk nearby, or the form where the place is not known. */
export const nearbyId = 'dichtbij'
