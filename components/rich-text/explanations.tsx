import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { termsOf, type UsedTerm } from '#lib/rich-text/glossary/link-terms.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { mentionsIn, type BlockOf } from '#lib/rich-text/blocks.ts'
import type { RichText } from '#schema/index.ts'
import { FigureFacts } from '#components/figures/figure-facts.tsx'
import { figuresIn, type ShownFigure } from '#lib/rich-text/figures.ts'
import { figureCard } from './nodes.tsx'
import { PreviewFallback } from './preview-fallback.island.tsx'

const TermCard = async ({ used: { term, language } }: { readonly used: UsedTerm }) => {
  const [t, locale] = [await getTranslations('glossary'), await pageLocale()]
  const { term: name, short } = term[language]
  return (
    <div popover="auto" id={`begrip-${term.slug}`} role="note" aria-label={name} className="preview-card">
      <p className="font-display font-semibold">{name}</p>
      <p>{short}</p>
      <p lang={locale}>
        <Link href={{ pathname: '/begrippen/[slug]', params: { slug: term.slug } }}>{t('more', { term: name })}</Link>
      </p>
    </div>
  )
}

type Target = NonNullable<BlockOf<'mentions'>['target']>

const MentionCard = ({
  id,
  target: { title, summary, picture, english },
}: {
  readonly id: string
  readonly target: Target
}) => (
  <>
    <div popover="hint" id={`kaart-${id}`} lang={english ? 'en' : 'nl'} className="preview-card">
      {picture ? (
        <Picture id={picture.id} alt="" width={328} ratio={16 / 9} sizes="20rem" className="h-auto w-full rounded-md" />
      ) : null}
      <p className="font-display font-semibold">{title}</p>
      {summary ? <p className="text-sm text-muted">{summary}</p> : null}
    </div>
    <PreviewFallback card={`kaart-${id}`} />
  </>
)

type Props = {
  /** Of the document, where a page shows several. */
  readonly id?: string | undefined
  readonly document: RichText
}

const FigureCard = ({ card, shown }: { readonly card: string; readonly shown: ShownFigure }) => (
  <>
    <div popover="hint" id={card} className="preview-card">
      <FigureFacts shown={shown} />
    </div>
    <PreviewFallback card={card} />
  </>
)

/** The cards of a document's figures, each with its days and its source. */
export const FigureCards = ({ id, document }: Props) =>
  figuresIn(document).map((shown) => {
    const card = figureCard(shown.figure.series, id)
    return <FigureCard key={card} card={card} shown={shown} />
  })

/** The cards of a document's terms, figures and mentions, behind its text. Closed, they cost no request. */
export const Explanations = ({ id: documentId, document }: Props) => (
  <>
    {termsOf(document).map((used) => (
      <TermCard key={used.term.slug} used={used} />
    ))}
    <FigureCards id={documentId} document={document} />
    {mentionsIn(document).map(({ id, target }) => (target ? <MentionCard key={id} id={id} target={target} /> : null))}
  </>
)
