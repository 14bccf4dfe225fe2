/** What the editor shows of a document as it is written; it plays the scenario, so the browser fetches it on its own. */
export { type EditedName, type EditedView, type MissingChoice, tellEdited } from './editor/edited'
