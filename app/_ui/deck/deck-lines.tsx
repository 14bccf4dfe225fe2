'use client'

import { type DragEvent, useEffect, useRef, useState } from 'react'
import { sayFailure } from '../failures'
import { Link } from '../link'
import { WithMana } from '../mana/mana'
import { useReply } from '../use-reply'
import type { ArrangeAction, ArrangeReply, DeckLine } from './contracts'

interface DeckLinesProps {
  readonly deckId: string
  readonly lines: readonly DeckLine[]
  readonly removed: readonly DeckLine[]
  readonly action: ArrangeAction
}

const toldOf = ({ about, level, rules }: DeckLine): string =>
  [about ?? 'domanda propria', level, ...rules].filter(Boolean).join(' · ')

/** A button by its name, without what it is about: it is found again after its line has moved. */
type Kind = 'cima' | 'su' | 'giu' | 'fondo' | 'dopo' | 'variante' | 'togli' | 'rimetti'

/**
 * The questions of a deck in order: each can be looked at, moved, changed for a variant and taken out, by what stands folded beside it, or
 * pulled to its place with a mouse. Works without script.
 */
export function DeckLines({ deckId, lines, removed, action }: DeckLinesProps) {
  const lost = (): ArrangeReply => ({ ok: false, error: 'no-network' })
  const { plain, submit, pending, reply } = useReply<ArrangeReply>(action, lost)
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<string>(undefined)
  const place = useRef<number>(undefined)
  const told = useRef<HTMLParagraphElement>(null)
  const pull = usePull(form)

  // A line that moved takes its button along: whoever pressed it goes on from there.
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const same = pressed.current && form.current?.querySelector<HTMLElement>(`[id="${pressed.current}"]`)
    if (same) same.focus()
  })

  // What came of it is said beside its question; where another one has taken its place, beside that.
  const about = reply?.about
  const found = about === undefined ? -1 : lines.findIndex(({ id }) => id === about)
  const saidAt = about === undefined ? -1 : found >= 0 ? found : (place.current ?? -1)
  const said = reply !== null && (
    <p ref={told} role={reply.ok ? 'status' : 'alert'} className={reply.ok ? 'small saved beside' : 'missing beside'}>
      {reply.ok ? reply.said : sayFailure(reply.error)}
    </p>
  )
  useEffect(() => {
    if (reply !== null) told.current?.scrollIntoView?.({ block: 'nearest' })
  }, [reply])

  const button = (kind: Kind, line: DeckLine, name: string = kind, value = line.id, idle = false) => ({
    type: 'submit' as const,
    id: `${kind}-${line.id}`,
    name,
    value,
    className: 'btn',
    'aria-disabled': pending || idle,
    onClick: () => {
      pressed.current = `${kind}-${line.id}`
      place.current = lines.indexOf(line)
    },
  })
  const last = lines.length
  return (
    <form ref={form} action={plain} onSubmit={submit} aria-busy={pending}>
      <input type="hidden" name="deckId" value={deckId} />
      {/* What Enter would press without script, in the stead of the first line's. */}
      <button type="submit" hidden disabled />
      {last === 0 && <p className="quiet">Il mazzo è vuoto: aggiungi le prime domande qui sotto.</p>}
      <ol className="deck">
        {lines.map((line, n) => (
          <li key={line.id} {...pull(line.id, n)}>
            <Link href={`/formatore/mazzi/${deckId}/${line.id}`} prefetch={false} draggable={false}>
              <span className="num">{n + 1}.</span>{' '}
              <span>
                {line.ask}
                {line.apart !== null && (
                  <span className="small quiet apart">
                    <WithMana text={line.apart} />
                  </span>
                )}
              </span>
            </Link>
            <details className="arrange">
              <summary className="small quiet">
                {toldOf(line)} · <span className="linklike">Sposta o cambia</span>
                <span className="vh"> la domanda {n + 1}</span>
              </summary>
              <span className="acts">
                <button {...button('cima', line, 'sposta', `${line.id}:0`, n === 0)}>In cima</button>
                <button {...button('su', line, 'sposta', `${line.id}:${Math.max(0, n - 1)}`, n === 0)}>
                  Su di uno
                </button>
                <button {...button('giu', line, 'sposta', `${line.id}:${n + 2}`, n === last - 1)}>Giù di uno</button>
                <button {...button('fondo', line, 'sposta', `${line.id}:${last}`, n === last - 1)}>In fondo</button>
                <label className="after">
                  Dopo la n.{' '}
                  <input
                    name={`dopo:${line.id}`}
                    inputMode="numeric"
                    maxLength={2}
                    autoComplete="off"
                    onKeyDown={(e) => {
                      if (e.key !== 'Enter') return
                      e.preventDefault()
                      form.current?.requestSubmit(document.getElementById(`dopo-${line.id}`))
                    }}
                  />
                </label>
                <button {...button('dopo', line)}>Sposta</button>
                {!line.own && <button {...button('variante', line)}>Altra variante</button>}
                <button {...button('togli', line)}>
                  Togli<span className="vh"> la domanda {n + 1}</span>
                </button>
              </span>
            </details>
            {n === saidAt && said}
          </li>
        ))}
      </ol>
      <button type="submit" name="sposta" hidden ref={pull.button} />
      <p role="status" className={reply?.ok === false ? 'missing' : 'small saved'}>
        {reply !== null && saidAt < 0 && (reply.ok ? reply.said : sayFailure(reply.error))}
      </p>
      {removed.length > 0 && (
        <details className="files">
          <summary>Domande tolte ({removed.length})</summary>
          <ul className="list rows">
            {removed.map((line) => (
              <li key={line.id}>
                <p>
                  {line.ask}
                  <span className="small quiet">{toldOf(line)}</span>
                </p>
                <button {...button('rimetti', line)}>
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

/** Lines that a mouse pulls to another place: dropped on a line, what is pulled takes its place. A finger scrolls, and has the buttons. */
function usePull(form: { readonly current: HTMLFormElement | null }) {
  const [able, setAble] = useState(false)
  const [over, setOver] = useState<string>()
  const held = useRef<{ readonly id: string; readonly n: number }>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => setAble(window.matchMedia?.('(hover: hover) and (pointer: fine)').matches === true), [])
  const pull = (id: string, n: number) =>
    able
      ? {
          draggable: true,
          className: over === id ? 'over' : undefined,
          onDragStart: (e: DragEvent) => {
            held.current = { id, n }
            e.dataTransfer.effectAllowed = 'move'
          },
          onDragOver: (e: DragEvent) => {
            if (held.current === undefined) return
            e.preventDefault()
            setOver(id)
          },
          onDragEnd: () => {
            held.current = undefined
            setOver(undefined)
          },
          onDrop: (e: DragEvent) => {
            e.preventDefault()
            const from = held.current
            if (from === undefined || from.id === id || button.current === null) return
            button.current.value = `${from.id}:${from.n < n ? n + 1 : n}`
            form.current?.requestSubmit(button.current)
          },
        }
      : {}
  return Object.assign(pull, { button })
}
