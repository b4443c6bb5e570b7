/**
 * Puts a text on the clipboard. False where it cannot: without permission, or without the secure connection that browsers
 * ask for. Source: https://developer.mozilla.org/docs/Web/API/Clipboard/writeText.
 */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    // Inside, since a page without a secure connection has no clipboard at all.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
