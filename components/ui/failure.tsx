import { failureWords } from '#lib/failure-words.ts'

type Props = { readonly language: keyof typeof failureWords; readonly onRetry: () => void }

/** In place of what could not be made. Without `buttonClass`: every page carries this, and the looks of all buttons are half a kilobyte. */
export const Failure = ({ language, onRetry }: Props) => {
  const { title, lead, retry } = failureWords[language]
  return (
    <div role="alert" className="wrap space-y-5 py-16">
      <h1 className="text-h1">{title}</h1>
      <p className="text-lead text-muted">{lead}</p>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 rounded-full bg-brand px-5 font-semibold text-on-brand hover:bg-brand-strong"
      >
        {retry}
      </button>
    </div>
  )
}
