/**
 * A cookie that scripts may read: an editor is signed in. It is no secret and no right; public pages are the same for
 * everybody, and ask who it is only where this is set.
 */
export const hereCookie = 'lesroute-editor-here'
