/** A postal address on one line. */
type Address = { readonly [Part in 'address' | 'zip' | 'city']?: string | null | undefined }

/** `Kanaalweg 1, 3526 KL Utrecht`; empty when nothing of it is known. */
export const addressLine = ({ address, zip, city }: Address): string =>
  [address, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
