import { useTranslations } from 'next-intl'
import { SampleMark } from '#components/ui/sample-mark.tsx'

const id = 'afgeleid'

/** On a programme that follows from a rule: the mark, which leads to what it means. */
export const DerivedMark = () => {
  const t = useTranslations('finder')
  return (
    <a href={`#${id}`} className="relative z-1 -my-0.5 inline-flex min-h-6 items-center no-underline">
      <SampleMark>{t('derived')}</SampleMark>
    </a>
  )
}

/** Below a list with such programmes: what their mark means. */
export const DerivedNote = () => {
  const t = useTranslations('finder')
  return (
    <p id={id} className="mt-4 scroll-mt-24 text-sm text-muted target:text-ink">
      <strong>{t('derived')}:</strong> {t('derivedText')}
    </p>
  )
}
