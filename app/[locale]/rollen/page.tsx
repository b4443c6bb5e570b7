import { termsPage } from '#components/hub/terms-page.tsx'

export const ensureStatic = 'navigation'

const page = termsPage('roles')

export const { generateMetadata } = page
export default page.Page
