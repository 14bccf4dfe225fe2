import { answerDirectly } from '#lib/server/direct/index'
import { everywhere, inSession } from '../_policy/headers.mjs'
import { strictTransport } from '../_policy/transport'
import { directRoutes } from './routes'

/** Has this process answer what live sessions send and hear by itself, with the headers that every answer has. */
export function begin(): void {
  answerDirectly(directRoutes, () => [...everywhere, ...inSession, ...strictTransport()])
}
