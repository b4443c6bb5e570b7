import { useState } from 'react'

/** Gives the address of a moment away: by the system's own sheet on a phone, else by the clipboard, else as text. */
export const useShare = (href: string | null, done: string) => {
  const [shared, setShared] = useState('')
  const share = async (time: number) => {
    const address = new URL(href ?? location.pathname, location.href)
    address.searchParams.set('t', String(Math.floor(time)))
    const { href: url } = address
    try {
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) await navigator.share({ url })
      else {
        await navigator.clipboard.writeText(url)
        setShared(done)
      }
    } catch (reason) {
      // A sheet that was closed again needs no answer; a clipboard that refuses leaves the address to be copied.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setShared(url)
    }
  }
  return { shared, share: (time: number) => void share(time) }
}
