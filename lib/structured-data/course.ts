/** A programme, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */
import { placeData, type AddressedPlace } from './place.ts'

/** The facts of a programme. */
type Course = {
  readonly title: string
  readonly degree: string | null
  readonly duration_in_months: number | null
  readonly qualifications: readonly { readonly name: string }[]
  readonly educational_institutions: readonly { readonly title: string }[]
  readonly locations: readonly AddressedPlace[]
  readonly program_forms: readonly { readonly url: string | null; readonly track: { readonly name: string } | null }[]
}

/** How a track is followed, in the words of the vocabulary; null for one that says nothing of it. */
const modeOf = (track: string | null): string | null => {
  if (!track) return null
  if (/online|afstand/i.test(track)) return 'online'
  if (/deeltijd|dua(?:al|le)|zij-instroom/i.test(track)) return 'part-time'
  return /voltijd/i.test(track) ? 'full-time' : null
}

/**
 * A Course with an instance for each form in which it is taught, and where.
 * Source: https://schema.org/Course, https://schema.org/CourseInstance
 */
export const courseData = (program: Course, url: string) => {
  const provider = program.educational_institutions.map(({ title }) => ({
    '@type': 'EducationalOrganization',
    name: title,
  }))
  const places = program.locations.map(placeData)
  const awarded = [program.degree, ...program.qualifications.map(({ name }) => name)].filter(Boolean)
  return {
    '@type': 'Course',
    name: program.title,
    description: [program.title, ...program.educational_institutions.map(({ title }) => title)].join(', '),
    url,
    inLanguage: 'nl',
    ...(provider.length ? { provider } : {}),
    ...(awarded.length ? { educationalCredentialAwarded: awarded } : {}),
    ...(program.duration_in_months ? { timeRequired: `P${program.duration_in_months}M` } : {}),
    hasCourseInstance: program.program_forms.map(({ track, url: own }) => {
      const courseMode = modeOf(track?.name ?? null)
      return {
        '@type': 'CourseInstance',
        ...(track ? { name: `${program.title}, ${track.name.toLowerCase()}` } : {}),
        ...(courseMode ? { courseMode } : {}),
        ...(own ? { url: own } : {}),
        ...(places.length ? { location: places } : {}),
      }
    }),
  }
}
