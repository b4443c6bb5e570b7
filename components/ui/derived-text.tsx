import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SampleMark } from './sample-mark.tsx'

/** What follows from other facts, with the mark for that. */
export const DerivedText = async ({ children }: { readonly children: ReactNode }) => {
  const t = await getTranslations('sample')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <SampleMark>{t('derived')}</SampleMark>
      <span className="max-w-xl text-muted">{children}</span>
    </p>
  )
}
