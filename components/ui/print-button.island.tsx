'use client'

/** Opens the browser's print dialog. Without script it is not shown: the browser's own menu prints too. */
export const PrintButton = ({ label, className }: { readonly label: string; readonly className: string }) => (
  <button type="button" data-script="" className={className} onClick={() => window.print()}>
    {label}
  </button>
)
