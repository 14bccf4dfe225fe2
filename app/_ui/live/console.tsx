'use client'

import { type ReactNode, useState } from 'react'
import { sayFailure } from '../failures'
import { Link } from '../link'
import { AskedFold } from './asked-fold'
import { CallInPlay } from './call-in-play'
import { Clock } from './clock'
import { InPlay } from './in-play'
import { type LeadCommand, mainOf, pastSteps, rulingMain, talkFirst, unasked, useLeading, useLeadKeys } from './leading'
import { People } from './people'
import { talks } from './say-round'
import { TurnWall } from './turn-wall'
import { type Live, useLive } from './use-live'

interface ConsoleProps {
  readonly id: string
  readonly title: string
  readonly code: string | null
  /** The countdown that is offered; null for closing by hand. */
  readonly seconds: number | null
  /** What it was made of, under its name. */
  readonly about: ReactNode
}

const PHASES = {
  lobby: 'Le persone entrano',
  shown: 'La domanda è sullo schermo',
  asking: 'Si sceglie che cosa chiedere',
  open: 'Si risponde',
  closed: 'Risposte chiuse',
  revealed: 'Risposta rivelata',
  ended: 'Finita',
} as const

function sayPhase(live: Live): string {
  const { phase, question, reading } = live
  if (talks(live)) return 'Ne parlano'
  if (phase === 'shown' && reading) return 'L’altra domanda è sullo schermo'
  return phase === 'shown' && question?.call ? 'La chiamata è sullo schermo' : PHASES[phase]
}

const TIMES = [null, 15, 20, 30, 45, 60, 90, 120, 180] as const

/** The console of whoever leads a session: what comes next under the thumb, and what nobody else sees yet. */
export function Console({ id, title, code, seconds: offered, about }: ConsoleProps) {
  const { live, link } = useLive(`/api/sessioni/${id}/stream`)
  const leading = useLeading(id, live)
  const { lead, failure } = leading
  const [seconds, setSeconds] = useState(offered)
  useLeadKeys(live, seconds, leading)
  const act = (command: LeadCommand) => void lead(command)
  return (
    <div className="plain live-console">
      <header>
        <nav className="crumb" aria-label="Percorso">
          <Link href="/formatore/sessioni">Sessioni dal vivo</Link>
        </nav>
        <h1>{title}</h1>
        {about && <p className="quiet">{about}</p>}
        <p className="live-facts num">
          {code !== null && live?.phase !== 'ended' && (
            <span>
              Codice <b className="live-code">{code}</b>
            </span>
          )}
          {live?.players !== undefined && <span>{live.players === 1 ? '1 persona' : `${live.players} persone`}</span>}
          {live !== undefined && live.position > 0 && (
            <span>
              Domanda {live.position} di {live.total}
              {live.round === 2 &&
                (live.sameAgain ? ', seconda votazione sulla stessa domanda' : ', seconda votazione')}
            </span>
          )}
        </p>
        <p className="live-facts">
          <a href={`/formatore/sessioni/${id}/proiettore`} target="_blank" rel="noreferrer">
            Apri il proiettore
          </a>
          <Link href={`/formatore/sessioni/${id}/rapporto`}>Rapporto</Link>
        </p>
      </header>
      <p role="status" className="missing">
        {link === 'lost' && 'La connessione è caduta: riprovo da solo. La sessione resta dov’è.'}
        {(link === 'gone' || link === 'out') && 'Da questo accesso la sessione non si vede più: accedi di nuovo.'}
        {failure !== undefined && sayFailure(failure)}
      </p>
      {live === undefined ? (
        <p className="wait">Mi collego…</p>
      ) : (
        <>
          <p className="live-phase">
            <b>{live.paused ? 'In pausa' : sayPhase(live)}</b> <Clock live={live} className="live-left" />
          </p>
          <Acts live={live} offered={offered} seconds={seconds} onSeconds={setSeconds} act={act} />
          <TurnWall live={live} onStep={(step) => act({ type: 'step', step })} />
          <CallInPlay live={live} onAsk={(key) => act({ type: 'ask', key })} />
          {live.twin && (
            <AskedFold question={live.twin} title="L’altra domanda, che la sala non vede ancora" open asks />
          )}
          {live.first && (
            <AskedFold question={live.first} title={live.total === 1 ? 'La domanda' : 'La prima domanda'} open asks />
          )}
          {live.swaps && (
            <button type="button" className="btn" onClick={() => act({ type: 'swap' })}>
              Un’altra sullo stesso punto
            </button>
          )}
          <InPlay live={live} onStep={(step) => act({ type: 'step', step })} />
          <Others live={live} act={act} />
          <People people={live.people ?? []} locked={live.locked ?? false} ended={live.phase === 'ended'} lead={lead} />
        </>
      )}
    </div>
  )
}

interface ActsProps {
  readonly live: Live
  readonly offered: number | null
  readonly seconds: number | null
  readonly onSeconds: (seconds: number | null) => void
  readonly act: (command: LeadCommand) => void
}

/** What comes next, and what may come in its stead. */
function Acts({ live, offered, seconds, onSeconds, act }: ActsProps) {
  const main = mainOf(live, seconds)
  const past = pastSteps(live)
  const talk = talkFirst(live)
  const { phase, paused } = live
  return (
    <>
      <div className="live-acts">
        {main && (
          <button type="button" className="btn main" onClick={() => act(main.command)}>
            {main.label} <kbd className="hint">Spazio</kbd>
          </button>
        )}
        {phase === 'shown' && live.question?.call && !paused && <CallActs live={live} seconds={seconds} act={act} />}
        {phase === 'shown' && (
          <div className="live-time">
            <label htmlFor="tempo">Tempo</label>
            <select
              id="tempo"
              value={seconds ?? ''}
              onChange={(e) => onSeconds(e.currentTarget.value === '' ? null : Number(e.currentTarget.value))}
            >
              {[...new Set([...TIMES, offered])].map((time) => (
                <option key={time ?? 0} value={time ?? ''}>
                  {time === null ? 'Chiudo io' : `${time} secondi`}
                </option>
              ))}
            </select>
          </div>
        )}
        {talk && (
          <button type="button" className="btn" onClick={() => act(talk.command)}>
            {talk.label}, poi si rivota <kbd className="hint">V</kbd>
          </button>
        )}
        {past && (
          <button type="button" className="btn" onClick={() => act(past.command)}>
            {past.label} <kbd className="hint">N</kbd>
          </button>
        )}
      </div>
      {live.talk === true && (
        <p className="live-talk" role="status">
          Fra 30 e 70 su cento hanno ragione: vale la pena che ne parlino con il vicino. Poi rivotano su una domanda
          gemella: stesso modo di rispondere, stesse regole. Se non c’è, rivotano sulla stessa.
        </p>
      )}
    </>
  )
}

/** At a call: another vote on what to ask, or the vote on the ruling, where the main button does something else. */
function CallActs({ live, seconds, act }: Pick<ActsProps, 'live' | 'seconds' | 'act'>) {
  const main = mainOf(live, seconds)?.command.type
  return (
    <>
      {main !== 'ballot' && unasked(live).length > 0 && (
        <button type="button" className="btn" onClick={() => act({ type: 'ballot', seconds })}>
          Rivota che cosa chiedere
        </button>
      )}
      {main !== 'open' && (
        <button type="button" className="btn" onClick={() => act(rulingMain(seconds).command)}>
          {rulingMain(seconds).label} <kbd className="hint">D</kbd>
        </button>
      )}
    </>
  )
}

/** What is seldom needed. Ending is asked twice. */
function Others({ live, act }: Pick<ActsProps, 'live' | 'act'>) {
  const [sure, setSure] = useState(false)
  const { phase, paused, position, total } = live
  if (phase === 'ended') return null
  const asked = phase !== 'lobby' && !paused
  const button = (type: 'pause' | 'skip' | 'back', label: string) => (
    <button type="button" className="btn text" onClick={() => act({ type })}>
      {label}
    </button>
  )
  return (
    <div className="live-others">
      {asked && button('pause', 'Pausa')}
      {asked && phase !== 'revealed' && position < total && button('skip', 'Salta la domanda')}
      {asked && phase !== 'open' && position > 1 && button('back', 'Domanda precedente')}
      {sure ? (
        <>
          <button type="button" className="btn" onClick={() => act({ type: 'end' })}>
            Sì, termina per tutti
          </button>
          <button type="button" className="btn text" onClick={() => setSure(false)}>
            No, continua
          </button>
        </>
      ) : (
        <button type="button" className="btn text" onClick={() => setSure(true)}>
          Termina la sessione
        </button>
      )}
    </div>
  )
}
