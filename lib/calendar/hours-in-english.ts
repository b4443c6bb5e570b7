/** Hours that a desk names in Dutch words, in English. Chosen: only texts of days and times; a text with other words stays as it is. */

const words = new Map([
  ['maandag', 'Monday'],
  ['dinsdag', 'Tuesday'],
  ['woensdag', 'Wednesday'],
  ['donderdag', 'Thursday'],
  ['vrijdag', 'Friday'],
  ['zaterdag', 'Saturday'],
  ['zondag', 'Sunday'],
  ['elke werkdag', 'every working day'],
  ['op werkdagen', 'on working days'],
  ['tot en met', 'to'],
  ['en', 'and'],
  ['van', 'from'],
  ['tot', 'until'],
  ['uur', ''],
])
// Longer texts first: “tot en met” before “tot”.
const known = [...words.keys()].toSorted((one, other) => other.length - one.length).join('|')
const token = new RegExp(String.raw`\b(?:${known})\b|\b\d{1,2}[.:]\d{2}\b`, 'g')

/** The text in English; null where it says more than days and times, or nothing. */
export const hoursInEnglish = (dutch: string): string | null => {
  const text = dutch.slice(0, 300).toLowerCase()
  if (!/\d/.test(text) || /[^\s,]/.test(text.replaceAll(token, ''))) return null
  const english = text
    .replaceAll(token, (part) => words.get(part) ?? part.replace('.', ':'))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .trim()
  return english.charAt(0).toUpperCase() + english.slice(1)
}
