// In JavaScript on purpose: only `next dev` takes pages that end in `.jsx`, so nobody's messages are ever shown by a built site.
export const dynamic = 'force-dynamic'
export { Outbox as default } from './outbox'
