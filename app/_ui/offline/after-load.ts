export { keep } from './keep'
export { Notice } from './notice'
