import { remindersPlace } from '../question/reminders-place'
import { accountPlace, themePlace } from './places'

/**
 * Runs before the first paint, so that the page never flashes: in the other theme, with reminders that nobody wants, with «Accedi» for
 * who signed in. It is the only script written into the page by hand: the policy of content (`proxy.ts`) allows exactly this text by
 * its hash.
 */
export const beforePaint = `try{var s=localStorage,d=document.documentElement.dataset,t=s.getItem("${themePlace}");if(t==="light"||t==="dark")d.theme=t;if(s.getItem("${remindersPlace}")==="no")d.reminders="no";t=s.getItem("${accountPlace}");if(t)d.account=t}catch(e){}`
