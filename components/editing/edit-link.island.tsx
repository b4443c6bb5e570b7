'use client'

import { useSyncExternalStore } from 'react'
import { hereCookie } from '#lib/editors/here-cookie.ts'

type Props = { readonly href: string; readonly label: string }

const neverChanges = () => () => {}
const isEditor = () => document.cookie.includes(`${hereCookie}=`)

/** For an editor who signed in here: leads from a public page to its form, which asks again whose session has ended. Others get nothing. */
export const EditLink = ({ href, label }: Props) =>
  useSyncExternalStore(neverChanges, isEditor, () => false) ? (
    <a href={href} className="wrap">
      {label}
    </a>
  ) : null
