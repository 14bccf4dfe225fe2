/** The shape of every value that the format of scenarios has: it reads the whole format, so the browser fetches it on its own. */
export { editorFields } from './editor/fields'
