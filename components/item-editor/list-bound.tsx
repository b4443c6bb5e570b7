import { useTranslations } from 'next-intl'

/** Says when a list has as many items as it can have. */
export const ListBound = ({ count, most }: { readonly count: number; readonly most: number }) => {
  const t = useTranslations('editing')
  return (
    <p role="status" className="font-semibold empty:hidden">
      {count >= most ? t('listFull', { most }) : ''}
    </p>
  )
}
