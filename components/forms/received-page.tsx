/** The page after a form was sent. */
import { getTranslations } from 'next-intl/server'
import { DraftSent } from '#components/forms/form-draft.island.tsx'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { accessRequest } from '#lib/forms/access-request.ts'
import { contact } from '#lib/forms/contact.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

const names = { access: accessRequest.name, contact: contact.name }
const addresses = { access: '/access-request', contact: '/contact' } as const

/** The exports of a route that says that a form was received; the form has the messages of that name. */
export const receivedPage = (form: keyof typeof addresses) => {
  const href = addresses[form]

  const Page = async () => {
    const t = await getTranslations(form)
    const { isSample } = await getCatalogueNote()
    return (
      <PageHeader
        trail={[{ label: t('title'), href }]}
        title={t('received')}
        lead={t(isSample ? 'receivedLeadSample' : 'receivedLead')}
      >
        <SampleNotice />
        <DraftSent name={names[form]} />
      </PageHeader>
    )
  }

  return { generateMetadata: unlistedMetadata(`${href}/ontvangen`, `${form}.received`), Page }
}
