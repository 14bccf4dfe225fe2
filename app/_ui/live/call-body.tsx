'use client'

import type { ClassQuestionView } from '#lib/italian/class-views'
import { Story } from '../call/story'
import { WithMana } from '../mana/mana'
import { Table } from '../table/table'
import { Said } from './call-told'
import type { Live } from './use-live'
import { Wanting } from './wanting'

/** What the players told, one touch away: it stands on the wall. */
export function StoryFolded({ call }: { readonly call: NonNullable<ClassQuestionView['call']> }) {
  return (
    <details className="live-table">
      <summary>Che cosa raccontano</summary>
      <Story story={call.story} />
    </details>
  )
}

interface CallBodyProps {
  readonly code: string
  readonly live: Live
  /** What was sent from here: for a ballot, the key of what was chosen. */
  readonly sent: ReadonlyMap<string, string>
  readonly onSent: (what: string, choice: string) => void
}

/** A call on the phone of somebody who plays, before its ruling is voted: what the players told and said, and the vote on what to ask next. */
export function CallBody({ code, live, sent, onSent }: CallBodyProps) {
  const { question, call, phase, own } = live
  if (question?.call === undefined || call === undefined) return null
  const { asks } = question.call
  const vote = `${question.id}/${call.ballot}`
  const kept = own?.want?.ballot === call.ballot ? own.want.key : undefined
  const wanted = asks.find(({ key }) => key === (sent.get(vote) ?? kept))
  const beside = (
    <>
      <Said asks={asks} said={call.said} />
      <StoryFolded call={question.call} />
      {question.table && (
        <details className="live-table">
          <summary>Il tavolo</summary>
          <Table table={question.table} variant="compact" />
        </details>
      )}
    </>
  )
  if (phase === 'asking' && wanted === undefined)
    return (
      <>
        <Wanting key={vote} code={code} question={question} call={call} onSent={(key) => onSent(vote, key)} />
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
