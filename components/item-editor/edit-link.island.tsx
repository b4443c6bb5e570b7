'use client'

import { useBrowserValue } from '#components/ui/use-browser-value.ts'
import { hereCookie } from '#lib/editors/here-cookie.ts'

type Props = { readonly href: string; readonly label: string }

const isEditor = () => document.cookie.includes(`${hereCookie}=`)

/** For an editor who signed in here: leads from a public page to its form, which asks again whose session has ended. Others get nothing. */
export const EditLink = ({ href, label }: Props) =>
  useBrowserValue(isEditor, false) ? (
    <a href={href} className="wrap">
      {label}
    </a>
  ) : null
