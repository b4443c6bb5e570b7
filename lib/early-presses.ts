/** The form of an island whose code has not come yet; it presses its own buttons when it has. */
export const asleep = 'form[data-island]:not([data-awake])'

/**
 * A script that notes which buttons are pressed, from the first byte of the page on; once the page's own code has come, in
 * islands only. What the browser does by itself, such as opening a popover, is done already.
 */
export const noteEarlyPresses = `{const pressed=globalThis.pressedEarly=new Set
addEventListener('click',({target})=>{
const button=target.closest?.('button[type=button]:not([popovertarget])')
if(button&&(!pressed.isOver||button.closest('${asleep}')))pressed.add(button)},true)}`
