import type { DirectRoute } from '#lib/server/direct/index'
import { POST as want } from '../api/sessione/[codice]/domanda/route'
import { POST as doubt } from '../api/sessione/[codice]/dubbio/route'
import { POST as answer } from '../api/sessione/[codice]/risposta/route'
import { GET as follow } from '../api/sessione/[codice]/stream/route'

type Handler = typeof answer

const ofSession = (method: DirectRoute['method'], name: string, handle: Handler): DirectRoute => ({
  method,
  before: '/api/sessione/',
  after: `/${name}`,
  handle: (sent, codice) => handle(sent, { params: Promise.resolve({ codice }) }),
})

/** What the players of live sessions send and hear, which a process answers without the page framework in between. */
export const directRoutes: readonly DirectRoute[] = [
  ofSession('POST', 'risposta', answer),
  ofSession('GET', 'stream', follow),
  ofSession('POST', 'domanda', want),
  ofSession('POST', 'dubbio', doubt),
]
