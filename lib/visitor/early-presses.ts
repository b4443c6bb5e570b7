/** Records clicks on controls of islands before hydration, and replays them afterwards. */
export const unhydrated = 'form[data-island]:not([data-hydrated])'

/**
 * A script that notes which buttons are pressed, from the first byte of the page on; once the page's own code has come, in
 * islands only. What the browser does by itself, such as opening a popover, is done already. A press can make the framework
 * begin at once with code that has just come, which then hears that press: at its end it is not noted any more. Of an
 * island's checkboxes it notes those that were changed, which the framework would never hear of.
 */
export const noteEarlyPresses = `{const pressed=globalThis.pressedEarly=new Set
const buttonOf=target=>target.closest?.('button[type=button]:not([popovertarget])')
const isEarly=button=>button&&(!pressed.isOver||button.closest('${unhydrated}'))
addEventListener('click',({target})=>{
const button=buttonOf(target)
if(isEarly(button))pressed.add(button)
else if(target.matches?.('${unhydrated} [type=checkbox]')?!pressed.delete(target):target.matches?.('${unhydrated} [type=radio]'))pressed.add(target)},true)
addEventListener('click',({target})=>{
const button=buttonOf(target)
if(!isEarly(button))pressed.delete(button)})}`
