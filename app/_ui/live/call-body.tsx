'use client'

import { WithMana } from '../mana/mana'
import type { Mine } from './answering'
import { Beside } from './beside'
import type { Live } from './use-live'
import { Wanting } from './wanting'

interface CallBodyProps {
  readonly code: string
  readonly live: Live
  /** What was sent from here: for a ballot, the key of what was chosen. */
  readonly sent: ReadonlyMap<string, Mine>
  readonly onSent: (what: string, mine: Mine) => void
}

/** A call on the phone of somebody who plays, before its ruling is voted: what the players told and said, and the vote on what to ask next. */
export function CallBody({ code, live, sent, onSent }: CallBodyProps) {
  const { question, call, phase, own } = live
  if (question?.call === undefined || call === undefined) return null
  const { asks } = question.call
  const vote = `${question.id}/${call.ballot}`
  const kept = own?.want?.ballot === call.ballot ? own.want.key : undefined
  const wanted = asks.find(({ key }) => key === (sent.get(vote)?.chosen ?? kept))
  const beside = <Beside question={question} said={call.said} />
  if (phase === 'asking' && wanted === undefined)
    return (
      <>
        <Wanting key={vote} code={code} question={question} call={call} onSent={(chosen) => onSent(vote, { chosen })} />
        {beside}
      </>
    )
  return (
    <>
      <h1 className="ask">{phase === 'asking' && wanted ? 'Voto inviato.' : <WithMana text={question.ask} />}</h1>
      <p role="status">
        {phase === 'asking' && wanted ? (
          <>
            Vuoi chiedere: <WithMana text={wanted.text} />
          </>
        ) : (
          'Ascolta i giocatori sullo schermo della sala: fra poco si sceglie che cosa chiedere, o si decide.'
        )}
      </p>
      {beside}
    </>
  )
}
