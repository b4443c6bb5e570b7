import { Card } from '#components/ui/card.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { Save } from '#components/visitor/save.tsx'
import type { ArticleCard as Item } from '#lib/content/articles.ts'
import { languageOf } from '#lib/i18n/language-of.ts'

type Props = { readonly article: Item; readonly wide?: boolean }

/** An article as a card, with its first topic. */
export const ArticleCard = ({ article: { id, slug, title, summary, image, topics, english }, wide = false }: Props) => (
  <Card
    href={{ pathname: '/kennisbank/artikelen/[slug]', params: { slug } }}
    title={title}
    kicker={topics[0] ? <TermName name={topics[0].name} /> : null}
    text={summary}
    picture={image?.id ?? null}
    lang={languageOf({ english })}
    wide={wide}
    save={<Save kind="articles" id={id} title={title} />}
  />
)
