/**
 * Words that say nothing by themselves, in Dutch and English. The service leaves them out of what it ranks by and counts, and the site
 * out of what it counts itself: one list, so that both count the same.
 */

const spaced = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/**
 * Function words and question words: the subject of a query is in its other words. A word here weighs nothing in the order of hits. Neither
 * “geen” nor “zonder” is one: what somebody lacks is another question than what somebody has.
 */
export const dutchStopWords =
  spaced(`aan aangaande al alle allemaal als alsof altijd ander andere anders at ben bent bij binnen boven buiten daar daarbij
  daarin daarmee daarna daarom daarvoor dan dat de den der deze die dit dochter doe doen doet door dus echter een eens eerst eigenlijk elk elke
  en enkele er erg ervan etc even ga gaan gaat geweest gewoon graag had hadden haar hebben hebt heb heeft heel hem hen het hier
  hij hoe hoeveel hun iemand iets ik in indien is je jij jou jouw jullie kan kom komen komt krijg kun kunnen kunt
  maar maak mag me meer men met meteen mij mijn misschien moet moeten mogen na naar net niet niets nodig nog nu of om omdat onder ons onze ooit ook op over
  per precies sinds steeds straks te tegen ten ter terwijl tijdens toch toen tot tussen uit uw vaak van vanaf veel via volgens voor vooral waar waarin want
  waarmee waarom waarvoor wanneer waren was wat we wel welk welke wie wij wil wilt willen word worden wordt zal ze zelf zich zij
  zijn zo zoals zoon zou zouden`)

/** The same of English. */
export const englishStopWords =
  spaced(`a about all am an and any are as at be been but by can could daughter did do does for from get going got had has have he her his how i if in
  into is it its just like me my not of on or our please she should son than that the their them then there these they this to want wants was we were
  what when where which who why will with would you your`)
