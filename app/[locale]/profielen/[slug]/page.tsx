import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Body } from '#components/media/body.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { Section } from '#components/ui/section.tsx'
import { Subjects } from '#components/media/subjects.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { getProfile, listAppearances, listProfilePaths } from '#lib/content/profiles.ts'
import { lastSegment } from '#lib/media/paths.ts'
import { addressesOf } from '#lib/media/absolute-addresses.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { profilePageData } from '#lib/structured-data/person.ts'
import { staticSlugs } from '#lib/static-params.ts'
import { plainText } from '#schema/rich-text.ts'

export const ensureStatic = 'navigation'

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => staticSlugs((await listProfilePaths()).map(lastSegment))

const hrefOf = (slug: string) => ({ pathname: '/profielen/[slug]', params: { slug } }) as const

export const generateMetadata = async ({ params }: Props) => {
  const { slug } = await params
  const profile = (await getProfile(slug)) ?? notFound()
  return pageMetadata({
    href: hrefOf(slug),
    title: profile.name,
    description: profile.body ? plainText(profile.body) : profile.jobTitle,
    languages: ['nl'],
    type: 'profile',
  })
}

export default async function ProfilePage({ params }: Props) {
  const { slug } = await params
  const profile = (await getProfile(slug)) ?? notFound()
  const [t, appearances] = [await getTranslations('media'), await listAppearances(profile.id)]
  const { url, image } = addressesOf(hrefOf(slug), profile.image)
  return (
    <>
      {profile.sample ? null : (
        <JsonLd
          data={profilePageData({
            name: profile.name,
            url,
            image,
            jobTitle: profile.jobTitle,
            description: profile.body && plainText(profile.body),
          })}
        />
      )}
      <PageHeader
        lang="nl"
        trail={[{ label: t('title'), href: '/media' }]}
        kicker={profile.jobTitle}
        title={profile.name}
        aside={
          profile.image ? (
            <Picture
              id={profile.image.id}
              alt=""
              width={360}
              ratio={1}
              priority
              className="h-auto w-full max-w-72 rounded-full bg-sunken lg:justify-self-end"
            />
          ) : null
        }
      >
        <Standing of={profile} />
        {profile.body ? <Body document={profile.body} /> : null}
      </PageHeader>
      <div className="wrap space-y-16">
        {appearances.length ? (
          <Section id="op-lesroute" title={t('appearances', { name: profile.name })}>
            <MediaCards cards={appearances} showKind />
          </Section>
        ) : null}
        <Subjects title={t('works')} items={{ sectors: profile.sectors, roles: profile.roles }} />
      </div>
    </>
  )
}
