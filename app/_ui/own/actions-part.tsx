import { useState } from 'react'
import type { Json } from '#lib/base/json'
import type { EditedName } from '#lib/italian/edited'
import { Icon } from '../icon'
import { withValue } from '../sandbox/at'
import { ACTIONS, type ActionKind, actionOf, type Chosen, needsOf, sayAction, withAction } from './action-words'
import type { PartProps } from './objects-part'
import { earlier, entriesOf, withoutEntry } from './situation'
import { STEP_NAMES } from './turn-part'

interface ActionsPartProps extends PartProps {
  readonly things: readonly EditedName[]
  readonly refused: readonly number[]
}

const LABELS = {
  thing: 'Chi, o che cosa',
  aim: 'Contro chi',
  other: 'Quale attaccante',
  targets: 'Bersaglio',
  step: 'Fino a',
  player: 'Giocatore',
} as const

/** What is done, in order: added with a form, moved, taken away. What the rules refuse says so. */
export function ActionsPart({ doc, players, things, refused, onChange }: ActionsPartProps) {
  const [kind, setKind] = useState<ActionKind>('attack')
  const [chosen, setChosen] = useState<Partial<Chosen>>({})
  const name = (id: string): string => [...players, ...things].find((each) => each.id === id)?.name ?? id
  const everything = [...things, ...players]
  const optionsOf = (need: keyof typeof LABELS): readonly EditedName[] =>
    need === 'player'
      ? players
      : need === 'aim'
        ? [...players.slice(1), ...players.slice(0, 1), ...things]
        : need === 'step'
          ? STEP_NAMES.map(([id, said]) => ({ id, name: said }))
          : need === 'targets'
            ? [{ id: '', name: 'Nessuno' }, ...everything]
            : things
  const takenOf = (need: keyof typeof LABELS): string => chosen[need] ?? optionsOf(need)[0]?.id ?? ''
  const add = () => {
    const whole: Chosen = {
      thing: takenOf('thing'),
      aim: takenOf('aim'),
      other: takenOf('other'),
      targets: takenOf('targets'),
      step: takenOf('step'),
      player: takenOf('player'),
      amount: chosen.amount ?? 3,
    }
    onChange(withValue(doc, ['script'], withAction(entriesOf(doc, 'script'), actionOf(kind, whole)) as Json))
  }
  const script = entriesOf(doc, 'script')
  return (
    <section aria-labelledby="azioni">
      <h2 id="azioni">Che cosa succede</h2>
      {script.length === 0 && <p className="quiet">Ancora nulla: aggiungi la prima azione.</p>}
      <ol className="deck">
        {script.map((action, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is what stands at its place
          <li key={n}>
            <span>
              <span className="num">{n + 1}.</span> {sayAction(action, name)}
              {refused.includes(n) && <b className="missing"> — le regole non lo permettono</b>}
            </span>
            <span className="acts">
              <button
                type="button"
                className="btn sq"
                aria-label={`Prima: azione ${n + 1}`}
                disabled={n === 0}
                onClick={() => onChange(earlier(doc, n))}
              >
                <Icon name="up" />
              </button>
              <button type="button" className="btn" onClick={() => onChange(withoutEntry(doc, 'script', n))}>
                Togli<span className="vh"> l’azione {n + 1}</span>
              </button>
            </span>
          </li>
        ))}
      </ol>
      <fieldset className="field-set">
        <legend className="label">Un’altra azione</legend>
        <label className="inp">
          <span>Azione</span>
          <select value={kind} onChange={(e) => setKind(e.target.value as ActionKind)}>
            {ACTIONS.map(([id, said]) => (
              <option key={id} value={id}>
                {said}
              </option>
            ))}
          </select>
        </label>
        <div className="acts">
          {needsOf(kind).map((need) =>
            need === 'amount' ? (
              <label className="inp few" key={need}>
                <span>Quanti</span>
                <input
                  type="number"
                  min={0}
                  max={99}
                  value={chosen.amount ?? 3}
                  onChange={(e) => setChosen({ ...chosen, amount: Math.max(0, Math.trunc(Number(e.target.value))) })}
                />
              </label>
            ) : (
              <label className="inp few" key={need}>
                <span>{LABELS[need]}</span>
                <select value={takenOf(need)} onChange={(e) => setChosen({ ...chosen, [need]: e.target.value })}>
                  {optionsOf(need).map(({ id, name: said }) => (
                    <option key={id} value={id}>
                      {said}
                    </option>
                  ))}
                </select>
              </label>
            ),
          )}
        </div>
        <button type="button" className="btn" onClick={add}>
          Aggiungi l’azione
        </button>
      </fieldset>
    </section>
  )
}
