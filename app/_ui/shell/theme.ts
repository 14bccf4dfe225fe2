/** Where the chosen theme is kept: `light`, `dark`, or nothing for the system's. */
export const themePlace = 'verdetto:tema'

/**
 * Runs before the first paint, so that the page never flashes in the other theme. It is the only script written into the page by
 * hand: the policy of content (`proxy.ts`) allows exactly this text by its hash.
 */
export const themeScript = `try{var t=localStorage.getItem("${themePlace}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`
