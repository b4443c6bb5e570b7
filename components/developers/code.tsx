type Props = { readonly children: string }

/** A call on the command line: scrolls sideways by itself, and by keyboard. */
export const Code = ({ children }: Props) => (
  <pre
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
    tabIndex={0}
    translate="no"
    className="overflow-x-auto rounded-md bg-sunken p-4 font-mono text-sm"
  >
    <code>{children}</code>
  </pre>
)
