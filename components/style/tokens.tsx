import { Part } from '#components/ui/part.tsx'
/** Colours, sizes of type, corners: what all components are made of. Written out, so that the build finds each class. */
const grounds = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['brand-soft', 'bg-brand-soft'],
  ['accent-soft', 'bg-accent-soft'],
  ['sun-soft', 'bg-sun-soft'],
  ['plum-soft', 'bg-plum-soft'],
  ['sky-soft', 'bg-sky-soft'],
  ['danger-soft', 'bg-danger-soft'],
] as const

const inks = [
  ['ink', 'text-ink'],
  ['muted', 'text-muted'],
  ['brand', 'text-brand'],
  ['accent', 'text-accent'],
  ['plum', 'text-plum'],
  ['sky', 'text-sky'],
  ['danger', 'text-danger'],
] as const

const sizes = [
  ['display', 'font-display text-display font-semibold'],
  ['h1', 'font-display text-h1 font-semibold'],
  ['h2', 'font-display text-h2 font-semibold'],
  ['h3', 'font-display text-h3 font-semibold'],
  ['h4', 'font-display text-h4 font-semibold'],
  ['lead', 'text-lead'],
  ['base', 'text-base'],
  ['sm', 'text-sm'],
] as const

const corners = [
  ['sm', 'rounded-sm'],
  ['md', 'rounded-md'],
  ['lg', 'rounded-lg'],
  ['xl', 'rounded-xl'],
  ['rond', 'rounded-full'],
] as const

export const Tokens = () => (
  <>
    <Part id="kleur" title="Kleur" className="space-y-6">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {grounds.map(([name, ground]) => (
          <li key={name} className={`rounded-lg border border-line p-5 ${ground}`}>
            <p className="font-semibold">{name}</p>
            <ul className="mt-2 flex flex-wrap gap-x-4">
              {(name.endsWith('soft') ? inks.slice(0, 2) : inks).map(([ink, color]) => (
                <li key={ink} className={color}>
                  {ink}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Part>
    <Part id="letter" title="Letter" className="space-y-6">
      <dl className="divide-y divide-line border-y border-line">
        {sizes.map(([name, look]) => (
          <div key={name} className="grid items-baseline gap-x-8 py-4 md:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className={look}>Jouw weg naar de klas</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part id="hoek" title="Hoek en schaduw" className="space-y-6">
      <ul className="flex flex-wrap gap-5">
        {corners.map(([name, corner]) => (
          <li
            key={name}
            className={`grid size-24 place-items-center border border-line bg-surface shadow-card ${corner}`}
          >
            {name}
          </li>
        ))}
      </ul>
    </Part>
  </>
)
