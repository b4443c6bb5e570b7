import { Save } from '#components/visitor/save.tsx'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { ArticleCard as Card } from '#lib/content/articles.ts'
import { Link } from '#components/ui/link.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { languageOf } from '#lib/i18n/language-of.ts'

type Props = { readonly article: Card; readonly level?: 2 | 3; readonly wide?: boolean }

/** An article as a card: the whole card is the link's target, the title is the link. */
export const ArticleCard = ({
  article: { id, slug, title, summary, image, topics, english },
  level = 3,
  wide = false,
}: Props) => {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={`group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:shadow-card ${wide ? 'md:col-span-2 md:grid md:grid-cols-2' : ''}`}
    >
      {image ? (
        <Picture
          id={image.id}
          alt=""
          width={wide ? 620 : 400}
          ratio={16 / 10}
          className={`h-auto w-full bg-sunken object-cover ${wide ? 'md:h-full' : ''}`}
        />
      ) : null}
      <div className={`flex grow flex-col gap-2 p-5 sm:p-6 ${wide ? 'md:justify-center' : ''}`}>
        {topics[0] ? (
          <p className="kicker">
            <TermName name={topics[0].name} />
          </p>
        ) : null}
        <Title className={wide ? 'text-h2' : 'text-h3'}>
          <Link
            href={{ pathname: '/kennisbank/artikelen/[slug]', params: { slug } }}
            lang={languageOf({ english })}
            className="card-link"
          >
            <Hyphenated lang={languageOf({ english })}>{title}</Hyphenated>
          </Link>
        </Title>
        <LanguageMark language={languageOf({ english })} />
        {summary ? (
          <p lang={languageOf({ english })} className="line-clamp-3 text-muted">
            {summary}
          </p>
        ) : null}
      </div>
      <Save kind="articles" id={id} title={title} />
    </article>
  )
}
