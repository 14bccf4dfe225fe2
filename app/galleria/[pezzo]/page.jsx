// In JavaScript on purpose: only `next dev` takes pages that end in `.jsx`, so the gallery is in no build.
export { Show as default } from './show'
