import type { Run } from './contracts'

/** Placeholder until scenarios can be said in Italian. */
export const run: Run = async () => ({ ok: false, message: '' })
