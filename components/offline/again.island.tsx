'use client'

/** Asks for the page once more. Not by itself when the network is back: somebody may be reading what is listed. */
export const Again = ({ label }: { readonly label: string }) => (
  <button
    type="button"
    onClick={() => location.reload()}
    className="min-h-11 rounded-full bg-brand px-5 font-semibold text-paper hover:opacity-90"
  >
    {label}
  </button>
)
