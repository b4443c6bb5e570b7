'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Passkey } from '#lib/editors/passkeys.ts'
import { addPasskey, type AddProblem } from './add-passkey.ts'
import { PasskeyList } from './passkey-list.tsx'
import { sendPasskey, usePasskeySupport } from './send-passkey.ts'

/** The passkeys of the account: a list to remove from, and a form to add one. Asks for the password only where it is needed. */
export const Passkeys = ({ initial }: { readonly initial: readonly Passkey[] }) => {
  const [t, id] = [useTranslations('passkeys'), useId()]
  const isSupported = usePasskeySupport()
  const [passkeys, setPasskeys] = useState(initial)
  const [problem, setProblem] = useState<AddProblem | null>(null)
  const [done, setDone] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isAsked) passwordField.current?.focus()
  }, [isAsked])

  // It is hidden while it is empty, and can take the focus only when it is shown.
  useEffect(() => {
    if (done) status.current?.focus()
  }, [done])

  const password = () => passwordField.current?.value ?? ''
  /** Does one thing at a time; its outcome is what to say, or why not. */
  const run = async (work: () => Promise<string | { readonly problem: AddProblem }>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    setDone('')
    const outcome = await work()
    setBusy(false)
    if (typeof outcome === 'string') {
      setAsked(false)
      setDone(outcome)
      form.current?.reset()
      return
    }
    setProblem(outcome.problem)
    if (outcome.problem === 'password') setAsked(true)
  }
  const make = () =>
    run(async () => {
      const made = await addPasskey(nameField.current?.value.trim() ?? '', password())
      if (typeof made === 'string') return { problem: made }
      setPasskeys((others) => [...others, made])
      return t('added', { name: made.name })
    })
  const remove = ({ id: key, name }: Passkey) => {
    // oxlint-disable-next-line no-alert -- The browser's own question is read by every aid.
    if (!confirm(t('removeSure', { name }))) return
    void run(async () => {
      const answer = await sendPasskey({ step: 'remove', id: key, password: password() })
      if (!answer.ok) return { problem: answer.problem }
      setPasskeys((others) => others.filter((other) => other.id !== key))
      return t('removed', { name })
    })
  }
  return (
    <div className="max-w-xl space-y-8">
      <p ref={status} role="status" tabIndex={-1} className="font-semibold empty:hidden">
        {done}
      </p>
      {problem ? (
        <p role="alert" className="border-s-4 border-danger bg-danger-soft p-3 font-semibold">
          {t(`problems.${problem}`)}
        </p>
      ) : null}
      <PasskeyList passkeys={passkeys} remove={remove} />
      <form
        ref={form}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        {isAsked ? (
          <div className="space-y-1.5">
            <label htmlFor={`${id}-password`} className="block font-semibold">
              {t('password')}
            </label>
            <input
              id={`${id}-password`}
              name="password"
              type="password"
              autoComplete="current-password"
              className="field"
              ref={passwordField}
            />
          </div>
        ) : null}
        {isSupported ? (
          <>
            <div className="space-y-1.5">
              <label htmlFor={`${id}-name`} className="block font-semibold">
                {t('name')}
              </label>
              <p id={`${id}-help`} className="text-sm text-muted">
                {t('nameHelp')}
              </p>
              <input
                ref={nameField}
                id={`${id}-name`}
                name="name"
                required
                maxLength={64}
                autoComplete="off"
                aria-describedby={`${id}-help`}
                className="field"
              />
            </div>
            <button type="submit" aria-disabled={isBusy} className={buttonClass()}>
              {t('add')}
            </button>
          </>
        ) : (
          <p>{t('unsupported')}</p>
        )}
      </form>
    </div>
  )
}
