import { getTranslations } from 'next-intl/server'
import { Picture } from '#components/ui/picture.tsx'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import { SearchBox } from './search-box.tsx'

type Props = { readonly picture: string | null }

/** The first screen: one promise, one question, one picture, and the route that runs through all of it. */
export const Hero = async ({ picture }: Props) => {
  const t = await getTranslations('home')
  return (
    <section className="relative overflow-hidden bg-night text-chalk">
      <svg
        viewBox="0 0 1200 480"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 hidden h-full w-full xl:block"
        fill="none"
      >
        <path
          d="M-40 452H580a60 60 0 0 0 60-60V130a60 60 0 0 1 60-60h60a60 60 0 0 0 60-60V-40"
          stroke="#2f7a62"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray="1 20"
        />
        <circle cx="150" cy="452" r="12" fill="#10241d" stroke="#f0bd55" strokeWidth="6" />
        <circle cx="640" cy="250" r="12" fill="#10241d" stroke="#f0bd55" strokeWidth="6" />
      </svg>
      <div className="wrap relative grid items-end gap-10 pt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-20">
        <div className="space-y-7 pb-14 lg:pb-24">
          <h1 className="text-display">
            <Hyphenated>{t('title')}</Hyphenated>
          </h1>
          <p className="max-w-xl text-lead text-chalk/85">{t('lead')}</p>
          <SearchBox
            id="hero-q"
            look={{
              field: 'border-transparent bg-chalk text-night placeholder:text-night/70',
              button: 'bg-[#f5b83d]! text-[#14261f]! hover:bg-[#ffcb5e]!',
            }}
          />
        </div>
        {picture ? (
          <Picture
            id={picture}
            alt=""
            width={560}
            ratio={5 / 4}
            priority
            className="h-auto w-full rounded-t-xl lg:mt-6"
          />
        ) : null}
      </div>
    </section>
  )
}
