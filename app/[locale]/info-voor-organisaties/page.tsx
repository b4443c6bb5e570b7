import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CopyCode } from '#components/embed/copy-code.island.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { listDesks } from '#lib/content/desks.ts'
import { parseColour } from '#lib/developers/colour.ts'
import { frameCode } from '#lib/developers/frame-code.ts'
import { embedHref, embeds, readPresets, type Embed } from '#lib/developers/presets.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { absoluteUrl, fixedMetadata } from '#lib/metadata.ts'
import { toParameters } from '#lib/search/state.ts'
import { cutText } from '#lib/visible-text.ts'

const names = {
  opleidingen: ['guideOpleidingen', 'guideOpleidingenText', 'titleOpleidingen'],
  vragen: ['guideVragen', 'guideVragenText', 'titleVragen'],
  routes: ['guideRoutes', 'guideRoutesText', 'titleRoutes'],
} as const satisfies Record<Embed, readonly string[]>

const toContact = (words: ReactNode) => (
  <Link href="/contact" className="font-semibold link">
    {words}
  </Link>
)

type KindProps = { readonly embed: Embed; readonly title: string; readonly text: string; readonly isChosen: boolean }

const Kind = ({ embed, title, text, isChosen }: KindProps) => (
  <label className="route-choice">
    <input type="radio" name="soort" value={embed} defaultChecked={isChosen} />
    <span className="font-semibold">
      {title}
      <span className="block text-sm font-normal text-muted">{text}</span>
    </span>
  </label>
)

export const generateMetadata = fixedMetadata('/info-voor-organisaties')

export default async function OrganisationsPage({ searchParams }: PageProps<'/[locale]/info-voor-organisaties'>) {
  const [t, locale, parameters, desks] = [
    await getTranslations('embed'),
    await pageLocale(),
    toParameters(await searchParams),
    await listDesks(),
  ]
  const chosen = embeds.find((embed) => embed === parameters.get('soort')) ?? embeds[0]
  const { colour, desk } = readPresets(parameters)
  const presets = { colour, desk: desks.some(({ slug }) => slug === desk) ? desk : null }
  const typedColour = cutText((parameters.get('kleur') ?? '').trim(), 20)
  const isWrong = typedColour !== '' && parseColour(typedColour) === null
  const href = embedHref(chosen, presets)
  const title = t(names[chosen][2])
  const code = frameCode(absoluteUrl(href, locale), title)
  return (
    <>
      <PageHeader trail={[]} title={t('guideTitle')} lead={t('guideLead')} />
      <div className="wrap space-y-16">
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
          <form
            id="samenstellen"
            // Back brings the former code: the fields are to say what it is of.
            autoComplete="off"
            action={getPathname({ href: '/info-voor-organisaties', locale })}
            className="space-y-6 rounded-xl bg-brand-soft p-6 sm:p-8"
          >
            <h2 className="text-h3">{t('guideMake')}</h2>
            <fieldset className="space-y-3">
              <legend className="mb-2 font-semibold">{t('guideKind')}</legend>
              {embeds.map((embed) => (
                <Kind
                  key={embed}
                  embed={embed}
                  title={t(names[embed][0])}
                  text={t(names[embed][1])}
                  isChosen={embed === chosen}
                />
              ))}
            </fieldset>
            <div>
              <label htmlFor="kleur" className="block font-semibold">
                {t('guideColour')}
              </label>
              <p id="kleur-uitleg" className="mb-1 text-sm">
                {t('guideColourHelp')}
              </p>
              <input
                id="kleur"
                name="kleur"
                maxLength={7}
                autoComplete="off"
                spellCheck={false}
                defaultValue={typedColour}
                aria-invalid={isWrong ? true : undefined}
                aria-describedby={isWrong ? 'kleur-fout kleur-uitleg' : 'kleur-uitleg'}
                className="field"
              />
              {isWrong ? (
                <p id="kleur-fout" className="mt-1 font-semibold text-danger">
                  {t('guideColourWrong')}
                </p>
              ) : null}
            </div>
            <div>
              <label htmlFor="loket-keuze" className="block font-semibold">
                {t('guideDesk')}
              </label>
              <p id="loket-uitleg" className="mb-1 text-sm">
                {t('guideDeskHelp')}
              </p>
              <select
                id="loket-keuze"
                name="loket"
                defaultValue={presets.desk ?? ''}
                aria-describedby="loket-uitleg"
                className="field"
              >
                <option value="">{t('guideNoDesk')}</option>
                {desks.map(({ slug, title: name }) => (
                  <option key={slug} value={slug} lang="nl">
                    {name}
                  </option>
                ))}
              </select>
            </div>
            <button type="submit" className={buttonClass({ size: 'lg' })}>
              {t('guideShow')}
            </button>
          </form>
          <div className="space-y-12">
            <Part id="code" title={t('guideCode')} heading="text-h3" className="space-y-3">
              <p>{t.rich('guideAllowed', { link: toContact })}</p>
              <p>{t('guideCodeLead')}</p>
              <textarea
                readOnly
                rows={7}
                spellCheck={false}
                aria-label={t('guideCodeLabel')}
                value={code}
                className="field font-mono text-sm"
              />
              <p className="flex items-center gap-4">
                <CopyCode
                  code={code}
                  form="samenstellen"
                  copy={t('copy')}
                  copied={t('copied')}
                  failed={t('copyFailed')}
                  changed={t('guideChanged')}
                  className={buttonClass({ variant: 'outline' })}
                />
              </p>
              <p className="text-sm text-muted">{t('guideHeight')}</p>
            </Part>
            <Part id="afspraken" title={t('guidePrivacy')} heading="text-h3" className="space-y-3">
              <ul className="list-disc space-y-2 ps-5">
                {(['guideNoCookies', 'guideAccess', 'guideLinks'] as const).map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ul>
            </Part>
          </div>
        </div>
        <Part id="voorbeeld" title={t('guidePreview')} className="space-y-4">
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, shown as others will show it */}
          <iframe
            src={getPathname({ href, locale })}
            title={title}
            loading="lazy"
            className="h-[44rem] w-full max-w-4xl rounded-lg border border-line-strong"
          />
        </Part>
        <Part id="samen" title={t('guideTogether')} className="max-w-2xl space-y-4">
          <p>{t('guideTogetherText')}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Link href="/adviseur" className={buttonClass({ variant: 'outline' })}>
              {t('guideTogetherLink')}
            </Link>
            <Link href="/contact" className="py-2 font-semibold link">
              {t('guideContact')}
            </Link>
          </p>
        </Part>
      </div>
    </>
  )
}
