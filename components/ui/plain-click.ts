/** Whether a click on a link opens it here: one with a modifier key opens another tab or window, and is left to the browser. */
export const isPlainClick = ({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey)
