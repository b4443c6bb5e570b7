type Props = {
  readonly kind: 'vote' | 'remark'
  readonly page: string
  readonly locale: string
  readonly seal: string
  readonly trap: string
}

/** The hidden fields of each form, and the honeypot field that only bots fill in. */
export const FormFields = ({ kind, page, locale, seal, trap }: Props) => (
  <>
    <input type="hidden" name="kind" value={kind} />
    <input type="hidden" name="page" value={page} />
    <input type="hidden" name="language" value={locale} />
    <input type="hidden" name="seal" value={seal} />
    <div aria-hidden="true" className="sr-only">
      <label>
        {trap}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  </>
)
