import type { DirectRoute } from '#lib/server/direct/index'
import { POST as answerQuestion } from '../api/risposte/route'
import { POST as want } from '../api/sessione/[codice]/domanda/route'
import { POST as doubt } from '../api/sessione/[codice]/dubbio/route'
import { POST as answer } from '../api/sessione/[codice]/risposta/route'
import { GET as follow } from '../api/sessione/[codice]/stream/route'
import { POST as command } from '../api/sessioni/[id]/comando/route'
import { GET as lead } from '../api/sessioni/[id]/stream/route'

type Handler = typeof answer

const played = (method: DirectRoute['method'], name: string, handle: Handler): DirectRoute => ({
  method,
  before: '/api/sessione/',
  after: `/${name}`,
  handle: (sent, codice) => handle(sent, { params: Promise.resolve({ codice }) }),
})

const led = (method: DirectRoute['method'], name: string, handle: typeof command): DirectRoute => ({
  method,
  before: '/api/sessioni/',
  after: `/${name}`,
  handle: (sent, id) => handle(sent, { params: Promise.resolve({ id }) }),
})

/** What live sessions send and hear, and answers to questions, which a process answers without the page framework in between. */
export const directRoutes: readonly DirectRoute[] = [
  { method: 'POST', before: '/api/risposte', after: null, handle: answerQuestion },
  played('POST', 'risposta', answer),
  played('GET', 'stream', follow),
  played('POST', 'domanda', want),
  played('POST', 'dubbio', doubt),
  led('POST', 'comando', command),
  led('GET', 'stream', lead),
]
