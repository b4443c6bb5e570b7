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

/** Cards side by side. */
export const ArticleCards = ({ articles }: { readonly articles: readonly Item[] }) => (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    {articles.map((article) => (
      <ArticleCard key={article.id} article={article} />
    ))}
  </div>
)
