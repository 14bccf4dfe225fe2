import 'server-only'
import { after } from 'next/server'

/** Does something when the answer to this request has been sent: what nobody has to wait for. */
export const later = (work: () => void | Promise<void>): void => after(work)
