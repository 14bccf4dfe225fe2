'use client'

import { useEffect, useRef } from 'react'
import { sayFailure } from '../failures'
import { Icon } from '../icon'
import { Link } from '../link'
import { useReply } from '../use-reply'
import type { ArrangeAction, ArrangeReply, DeckLine } from './contracts'

interface DeckLinesProps {
  readonly deckId: string
  readonly lines: readonly DeckLine[]
  readonly removed: readonly DeckLine[]
  readonly action: ArrangeAction
}

const told = ({ about, level, rules }: DeckLine): string =>
  [about ?? 'domanda propria', level, ...rules].filter(Boolean).join(' · ')

/** The questions of a deck in order: each can be looked at, moved, changed for a variant and taken out. Works without script. */
export function DeckLines({ deckId, lines, removed, action }: DeckLinesProps) {
  const lost = (): ArrangeReply => ({ ok: false, error: 'no-network' })
  const { plain, submit, pending, reply } = useReply<ArrangeReply>(action, lost)
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<string>(undefined)

  // A line that moved takes its button along: whoever pressed it goes on from there.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const same = pressed.current && form.current?.querySelector<HTMLElement>(`[id="${pressed.current}"]`)
    if (same) same.focus()
  })

  const button = (name: string, line: DeckLine, idle = false) => ({
    type: 'submit' as const,
    id: `${name}-${line.id}`,
    name,
    value: line.id,
    'aria-disabled': pending || idle,
    onClick: () => {
      pressed.current = `${name}-${line.id}`
    },
  })
  return (
    <form ref={form} action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="deckId" value={deckId} />
      {lines.length === 0 && <p className="quiet">Il mazzo è vuoto: aggiungi le prime domande qui sotto.</p>}
      <ol className="deck">
        {lines.map((line, n) => (
          <li key={line.id}>
            <Link href={`/formatore/mazzi/${deckId}/${line.id}`} prefetch={false}>
              <span className="num">{n + 1}.</span> {line.ask}
            </Link>
            <span className="small quiet">{told(line)}</span>
            <span className="acts">
              <button {...button('su', line, n === 0)} className="btn sq" aria-label={`Più in alto: domanda ${n + 1}`}>
                <Icon name="up" />
              </button>
              <button
                {...button('giu', line, n === lines.length - 1)}
                className="btn sq"
                aria-label={`Più in basso: domanda ${n + 1}`}
              >
                <Icon name="down" />
              </button>
              {!line.own && (
                <button {...button('variante', line)} className="btn">
                  Altra variante<span className="vh"> della domanda {n + 1}</span>
                </button>
              )}
              <button {...button('togli', line)} className="btn">
                Togli<span className="vh"> la domanda {n + 1}</span>
              </button>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className={reply?.ok === false ? 'missing' : 'small saved'}>
        {reply !== null && (reply.ok ? reply.said : sayFailure(reply.error))}
      </p>
      {removed.length > 0 && (
        <details className="files">
          <summary>Domande tolte ({removed.length})</summary>
          <ul className="list rows">
            {removed.map((line) => (
              <li key={line.id}>
                <p>
                  {line.ask}
                  <span className="small quiet">{told(line)}</span>
                </p>
                <button {...button('rimetti', line)} className="btn">
                  Rimetti<span className="vh"> «{line.ask}»</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </form>
  )
}
