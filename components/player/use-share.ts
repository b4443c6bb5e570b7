import { useEffect, useState } from 'react'
import { copyText } from '#components/ui/copy-text.ts'

/** Milliseconds that it is said; the place is also that of what the player itself has to say. */
const messageTime = 6_000

/** Gives the address of a moment away: by the system's own sheet on a phone, else by the clipboard, else as text. */
export const useShare = (href: string | null, done: string) => {
  const [shared, setShared] = useState('')
  useEffect(() => {
    // An address stays: it is there to be copied.
    if (shared !== done) return undefined
    const timer = setTimeout(() => setShared(''), messageTime)
    return () => clearTimeout(timer)
  }, [shared, done])
  const share = async (time: number) => {
    // The same words a second time are said only when they come anew.
    setShared('')
    const address = new URL(href ?? location.pathname, location.href)
    address.searchParams.set('t', String(Math.floor(time)))
    const { href: url } = address
    // A clipboard that refuses leaves the address to be copied.
    const copy = async () => setShared((await copyText(url)) ? done : url)
    if (!matchMedia('(pointer: coarse)').matches || !('share' in navigator)) return copy()
    try {
      await navigator.share({ url })
    } catch (reason) {
      // A sheet that was closed again needs no answer.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) setShared(url)
    }
  }
  return { shared, share: (time: number) => void share(time) }
}
