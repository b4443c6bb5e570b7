import { getLocale } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'

type Props = { readonly label: string; readonly title: string }

/** To the other language's home: each language has its own articles, so a page need not have a twin. */
export const LanguageLink = async ({ label, title }: Props) => {
  const other = (await getLocale()) === 'nl' ? 'en' : 'nl'
  return (
    <Link
      href="/"
      locale={other}
      prefetch={false}
      lang={other}
      hrefLang={other}
      title={title}
      className="block rounded-md px-3 py-2.5 text-muted underline-offset-6 hover:underline"
    >
      {label}
    </Link>
  )
}
