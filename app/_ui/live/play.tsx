'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Link } from '../link'
import { Stem } from '../question/stem'
import { Answered } from './answered'
import { Answering, type Mine } from './answering'
import { Beside } from './beside'
import { CallBody } from './call-body'
import { Clock } from './clock'
import { Outcome } from './outcome'
import { OwnAnswer } from './own-answer'
import { Podium } from './podium'
import { sayRound, talks } from './say-round'
import { type Live, useLive } from './use-live'

interface PlayProps {
  readonly code: string
  readonly title: string
  readonly nickname: string
}

/** A live session on the phone of somebody who plays: one screen, which follows whoever leads. */
export function Play({ code, title, nickname }: PlayProps) {
  const { live, link } = useLive(`/api/sessione/${code}/stream`)
  // Answers and votes that were taken here: the site says so again when the question comes anew.
  const [sent, setSent] = useState<ReadonlyMap<string, Mine>>(new Map())
  const question = live?.question?.id
  useEffect(() => {
    if (question !== undefined) window.scrollTo(0, 0)
  }, [question])
  if (link === 'out')
    return (
      <Screen code={code}>
        <h1>Non sei più nella sessione.</h1>
        <p>Chi la tiene ti ha tolto: le tue risposte qui non contano più.</p>
      </Screen>
    )
  if (link === 'gone')
    return (
      <Screen code={code}>
        <h1>Qui non c’è più nessuna sessione.</h1>
        <p>
          <Link href="/sessione">Entra con un altro codice</Link>
        </p>
      </Screen>
    )
  const markSent = (what: string, mine: Mine) => setSent((before) => new Map([...before, [what, mine]]))
  return (
    <Screen code={code} live={live}>
      <p role="status" className="missing">
        {link === 'lost' && 'La connessione è caduta: riprovo da solo. Ciò che hai già inviato è salvo.'}
      </p>
      {live === undefined ? (
        <p className="wait">Mi collego…</p>
      ) : (
        <Body live={live} code={code} title={title} nickname={nickname} sent={sent} onSent={markSent} />
      )}
    </Screen>
  )
}

/** The frame: the code, the place in the session, what is left of the time. */
function Screen({
  code,
  live,
  children,
}: {
  readonly code: string
  readonly live?: Live | undefined
  readonly children: ReactNode
}) {
  const own = live?.own
  return (
    <div className={live === undefined || live.phase === 'ended' ? 'live-phone' : 'live-phone playing'}>
      <header>
        <span className="small quiet num">
          {live !== undefined && live.position > 0 && live.phase !== 'ended'
            ? `Domanda ${live.position} di ${live.total}`
            : `Codice ${code}`}
        </span>
        {live !== undefined && <Clock live={live} className="live-left" />}
        {own?.points !== undefined && (
          <span className="small quiet num">{own.points === 1 ? '1 punto' : `${own.points} punti`}</span>
        )}
      </header>
      {children}
    </div>
  )
}

interface BodyProps extends PlayProps {
  readonly live: Live
  readonly sent: ReadonlyMap<string, Mine>
  readonly onSent: (what: string, mine: Mine) => void
}

function Body({ live, code, title, nickname, sent, onSent }: BodyProps) {
  const { phase, question, answer, own, paused, round } = live
  const name = own?.nickname ?? nickname
  if (phase === 'ended') return <Ended live={live} title={title} />
  if (phase === 'lobby' || question === undefined)
    return (
      <>
        <h1>{title}</h1>
        <p>
          Sei dentro come <b>{name}</b>. Sullo schermo della sala vedi la domanda; qui scegli la risposta.
        </p>
        <p className="quiet">Fra poco si comincia.</p>
      </>
    )
  if (phase === 'revealed' && answer !== undefined)
    return <Outcome key={question.id} code={code} question={question} answer={answer} own={own} step={live.step ?? 0} />
  if (question.call && (phase === 'shown' || phase === 'asking') && !paused)
    return <CallBody live={live} code={code} sent={sent} onSent={onSent} />
  // Before the second vote people look at the first question again, which they have answered.
  const mine = phase === 'shown' ? undefined : mineOf(live, sent)
  const again = round === 2 && <p className="live-round">{sayRound(live)}</p>
  const beside = <Beside question={question} said={live.call?.said ?? []} />
  if (mine)
    return (
      <Answered
        key={mine.key}
        code={code}
        live={live}
        question={question}
        mine={mine}
        onSent={(changed) => onSent(question.id, changed)}
      />
    )
  if (paused)
    return (
      <div role="status">
        <h1>La sessione è in pausa.</h1>
      </div>
    )
  // Everything that there is to choose from is in sight: what happens stands on the wall, and one touch away.
  if (phase === 'open')
    return (
      <>
        {again}
        <Answering
          key={question.id}
          code={code}
          question={question}
          onAnswered={(first) => onSent(question.id, first)}
        />
        {question.stem.length > 0 && (
          <details className="live-table">
            <summary>Che cosa succede</summary>
            <Stem question={question} />
          </details>
        )}
        {beside}
      </>
    )
  return (
    <>
      {again}
      <Stem question={question} />
      {beside}
      <h1 className="ask">{question.ask}</h1>
      {talks(live) && <OwnAnswer question={question} given={mineOf(live, sent)} />}
      <p className="quiet" role="status">
        {phase !== 'shown'
          ? 'Le risposte sono chiuse: questa volta non hai risposto.'
          : talks(live)
            ? 'Parlane con il vicino: fra poco si vota di nuovo.'
            : 'Leggi: fra poco si risponde.'}
      </p>
    </>
  )
}

/**
 * What they answered to the question in play, where they did. Once it is locked the session says what counts; before, it may not know yet of
 * what has just gone out from here.
 */
function mineOf({ phase, question, own }: Live, sent: ReadonlyMap<string, Mine>): Mine | undefined {
  const here = question && sent.get(question.id)
  const there = own?.answered ? own : undefined
  return phase === 'closed' ? (there ?? here) : (here ?? there)
}

function Ended({ live, title }: { readonly live: Live; readonly title: string }) {
  const { own } = live
  return (
    <>
      <div role="status">
        <h1>La sessione è finita.</h1>
      </div>
      <p>{title}</p>
      {own?.points !== undefined && live.total > 0 && (
        <p>
          Hai risposto giusto a <b className="num">{own.points}</b> su <span className="num">{live.total}</span>
          {own.rank !== undefined && live.scores === 'podium' ? <>: sei al posto {own.rank}</> : null}.
        </p>
      )}
      <Podium {...live} />
      <p>
        <Link href="/progressi">I tuoi progressi</Link>
      </p>
    </>
  )
}
