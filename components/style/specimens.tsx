import { Callout } from '#components/rich-text/relations/callout.tsx'
import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { SearchBox } from '#components/site/search-box.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Card } from '#components/ui/card.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Part } from '#components/ui/part.tsx'
import { fromMarkdown } from '#lib/rich-text/markdown.ts'
import { buttonColors, buttonVariants, calloutColors, calloutVariants } from '#schema/families/blocks.ts'

const words = { headingLink: (heading: string) => heading, table: 'Tabel' }
const buttonSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

/** The components that pages share, each in every state that it knows. */
export const Specimens = () => (
  <>
    <Part id="knop" title="Knop" className="space-y-6">
      {buttonColors.map((color) => (
        <p key={color} className="flex flex-wrap items-center gap-3">
          {buttonVariants.map((variant) => (
            <ButtonLink key={variant} to="/kennisbank" color={color} variant={variant}>
              {variant}
            </ButtonLink>
          ))}
        </p>
      ))}
      <p className="flex flex-wrap items-center gap-3">
        {buttonSizes.map((size) => (
          <button key={size} type="button" className={buttonClass({ size })}>
            <Icon name="mdi:map-marker-outline" /> {size}
          </button>
        ))}
        <button type="button" disabled className={`${buttonClass()} disabled:opacity-50`}>
          uit
        </button>
      </p>
    </Part>
    <Part id="merk" title="Merkje, veld en zoekvak" className="space-y-6">
      <p className="flex flex-wrap gap-2">
        <a href="#merk" className="tag">
          Bevoegdheden
        </a>
        <a href="#merk" className="tag">
          Een langer onderwerp dat mag afbreken
        </a>
      </p>
      <div className="grid max-w-xl gap-4">
        <label className="space-y-2">
          <span className="block font-semibold">Plaats</span>
          <input className="field" placeholder="Bijvoorbeeld: Utrecht" />
        </label>
        <label className="space-y-2">
          <span className="block font-semibold">Plaats, met een fout</span>
          <input className="field" defaultValue="Utrect" aria-invalid="true" aria-describedby="fout" />
          <span id="fout" className="block text-sm text-danger">
            Deze plaats kennen we niet.
          </span>
        </label>
      </div>
      <SearchBox id="stijlgids-q" words="" />
    </Part>
    <Part id="kaart" title="Kaart" className="space-y-6">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <Card href="/kennisbank" title="Met alles" kicker="Onderwerp" text="Wat het is." facts="12 minuten" />
        <Card href="/kennisbank" title="Alleen een titel, en die is zo lang dat hij over drie regels loopt" />
        <Card href={null} title="Zonder pagina" text="Een kaart die nergens heen leidt, is zijn woorden." />
      </div>
    </Part>
    <Part id="vouw" title="Vouw" className="max-w-3xl space-y-6">
      <div className="divide-y divide-line border-y border-line">
        <Fold id="vouw-1" title="Een vraag">
          Het antwoord.
        </Fold>
        <Fold id="vouw-2" title="Een vraag die zo lang is dat hij op een telefoon over meer dan één regel loopt">
          Het antwoord.
        </Fold>
      </div>
    </Part>
    <Part id="kader" title="Kader" className="space-y-6">
      {calloutVariants.map((variant) => (
        <div key={variant} className="space-y-3">
          <h3 className="text-h4">{variant}</h3>
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
            {calloutColors.map((color) => (
              <Callout
                key={color}
                words={words}
                block={{
                  collection: 'callouts',
                  id: `${variant}-${color}`,
                  title: color,
                  description: fromMarkdown('Met een **nadruk** en een [link](/kennisbank).'),
                  color,
                  variant,
                  icon: null,
                  dismissable: false,
                  actions: [],
                }}
              />
            ))}
          </div>
        </div>
      ))}
    </Part>
    <AdviceStrip />
  </>
)
