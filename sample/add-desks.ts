/** Rows of regional desks and of the areas they work in. */
import { areaShapes, everydayName } from './areas.ts'
import type { Workshop } from './blocks.ts'
import { desks, type Desk } from './desks.ts'
import { drawingSeed } from './files.ts'
import { towns } from './institutions.ts'
import { markdownToDocument } from './markdown.ts'
import { localDesks } from './local-desks.ts'
import { pointNear } from './add-navigator.ts'
import { invented } from './provenance.ts'
import { regions } from './regions.ts'

/** Adds each desk with its area, its office and its sectors. Source: docs/contract.md 2.2 `regional_education_desks`, `areas`. */
export const addDesks = (workshop: Workshop): void => {
  workshop.catalogue.add('opening_hours', 'desk', {
    title: 'Openingstijden van het kantoor',
    days: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
    note: 'Gesloten in de kerstvakantie. Maak een afspraak als je langs wilt komen.',
  })
  for (const [index, desk] of [...desks, ...localDesks].entries()) addDesk(desk, index + 1, workshop)
}

const addDesk = (desk: Desk, number: number, { catalogue, files, seed }: Workshop): void => {
  const own = regions.filter((region) => desk.regions.includes(region.name))
  const centre = towns[desk.city]
  if (own.length !== desk.regions.length || !centre) throw new Error(`${desk.key}: unknown region or town`)
  catalogue.add('areas', desk.key, {
    title: `Werkgebied van ${desk.title}`,
    ...areaShapes(own),
  })
  catalogue.add('locations', desk.key, {
    vendor: 'onderwijsloket',
    title: desk.title,
    city: desk.city,
    country: 'Nederland',
    location_geopoint: pointNear(centre, desk.key),
    ...invented,
    opening_hours: catalogue.refer('opening_hours', 'desk', desk.key),
  })
  const logo = `logo-${desk.key}`
  const drawing = drawingSeed(seed, logo)
  catalogue.add('regional_education_desks', desk.key, {
    vendor: 'onderwijsloket',
    title: desk.title,
    slug: desk.key,
    path: `/navigator/regioloketten/${desk.key}`,
    logo: files.ask(logo, `Beeldmerk van ${desk.title}`, { kind: 'logo', name: desk.title, seed: drawing }),
    description: markdownToDocument(desk.description, { where: desk.key }),
    url: `https://${desk.key}.example`,
    email: `vraag@${desk.key}.example`,
    // Letters: a number that nobody can call.
    phone: desk.phoneHours ? `088 xxx xx ${String(number).padStart(2, '0')}` : null,
    regions: desk.regions,
    cities_municipalities: own
      .flatMap((region) => region.municipalities.map(everydayName))
      .toSorted((a, b) => a.localeCompare(b, 'nl')),
    has_consultation_service: desk.consultation,
    consultation_service_description: desk.consultationText
      ? markdownToDocument(desk.consultationText, { where: desk.key })
      : null,
    phone_availability: desk.phoneHours,
    orientation_activity_types: desk.activities,
    content_types: desk.content,
    area: catalogue.refer('areas', desk.key, desk.key),
    location: catalogue.refer('locations', desk.key, desk.key),
    ...invented,
  })
  catalogue.link('regional_education_desks', desk.key, 'sectors', desk.sectors)
}
