import { SearchFailed } from '#components/search/results/search-failed.tsx'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { Part } from '#components/ui/part.tsx'
import { findPrograms } from '#lib/content/finder.ts'
import { findFirst } from '#lib/content/search-page.ts'
import { searchConnection } from '#lib/content/search.ts'
import { mediaBase } from '#lib/media/base.ts'
import type { SearchPageName } from '#lib/search/list-pages.ts'
import { SearchSpecimen } from './search-specimen.island.tsx'

type List = { readonly name: string; readonly page: Exclude<SearchPageName, 'programs'>; readonly served: string }

/** Lists in their states; the first has a word that is marked and a facet that is chosen. */
const lists: readonly List[] = [
  { name: 'Artikelen', page: 'articles', served: 'q=leraar&onderwerp=Lerarenopleiding' },
  { name: 'Niets gevonden', page: 'articles', served: 'q=xqzwv' },
  { name: 'Vragen', page: 'faqs', served: 'q=salaris' },
  { name: 'Video’s', page: 'videos', served: '' },
  { name: 'Ervaringsverhalen', page: 'testimonials', served: '' },
  { name: 'Afleveringen', page: 'podcast_episodes', served: 'q=orkest' },
  { name: 'Instellingen', page: 'educational_institutions', served: '' },
  { name: 'Loketten', page: 'regional_education_desks', served: '' },
]
const programs = 'plaats=Utrecht&q=leraar'

/** Facets, chosen filters, hits of each kind and pages, from the search service itself. */
export const SearchSpecimens = async () => {
  const specimens = await Promise.all(
    lists.map(async (list) => ({ ...list, outcome: await findFirst(list.page, new URLSearchParams(list.served)) })),
  )
  const finder = await findPrograms(new URLSearchParams(programs))
  return (
    <Part id="zoeken-vormen" title="Filters en treffers" className="space-y-10">
      <IslandMessages of={['search', 'finder', 'keep']}>
        {specimens.map(({ name, page, served, outcome }, index) => (
          <section key={name} aria-label={name} className="space-y-4" data-specimen={name}>
            <p className="kicker">{name}</p>
            {'value' in outcome ? (
              <SearchSpecimen
                page={page}
                connection={searchConnection}
                initialResults={outcome.value}
                served={served}
                whole={index === 0}
                media={mediaBase}
                spots={[]}
              />
            ) : (
              <SearchFailed failure={outcome.failure} address="/stijlgids" />
            )}
          </section>
        ))}
        <section aria-label="Opleidingen" className="space-y-4" data-specimen="Opleidingen">
          <p className="kicker">Opleidingen</p>
          {'value' in finder ? (
            <SearchSpecimen
              page="programs"
              connection={searchConnection}
              initialResults={finder.value.list}
              served={programs}
              whole
              media={mediaBase}
              spots={finder.value.spots}
            />
          ) : null}
        </section>
      </IslandMessages>
      <section aria-label="Zoeken dat niet lukt" className="space-y-4" data-specimen="Zoeken dat niet lukt">
        <p className="kicker">Zoeken dat niet lukt</p>
        <SearchFailed failure="failed" address="/stijlgids" />
      </section>
    </Part>
  )
}
