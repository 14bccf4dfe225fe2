import type { Json } from '#lib/base/json'
import { valueAt, withValue } from '../sandbox/at'
import type { PartProps } from './objects-part'

const STEPS = [
  ['upkeep', 'Mantenimento'],
  ['draw', 'Acquisizione'],
  ['main1', 'Prima fase principale'],
  ['begin-combat', 'Inizio combattimento'],
  ['declare-attackers', 'Dichiarazione delle creature attaccanti'],
  ['declare-blockers', 'Dichiarazione delle creature bloccanti'],
  ['combat-damage', 'Danno da combattimento'],
  ['end-combat', 'Fine combattimento'],
  ['main2', 'Seconda fase principale'],
  ['end', 'Sottofase finale'],
] as const

export { STEPS as STEP_NAMES }

/** Whose turn it is, where it is, and how much poison players have; their life is among the numbers beside the table. */
export function TurnPart({ doc, players, onChange }: PartProps) {
  const set = (path: readonly string[], value: Json) => onChange(withValue(doc, path, value))
  const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)
  return (
    <section aria-labelledby="turno">
      <h2 id="turno">Turno e giocatori</h2>
      <div className="acts">
        <label className="inp few">
          <span>Turno di</span>
          <select
            value={String(valueAt(doc, ['turn', 'active']) ?? 'A')}
            onChange={(e) => set(['turn', 'active'], e.target.value)}
          >
            {players.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="inp few">
          <span>Comincia da</span>
          <select
            value={String(valueAt(doc, ['turn', 'step']) ?? 'main1')}
            onChange={(e) => set(['turn', 'step'], e.target.value)}
          >
            {STEPS.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {players.map(({ id, name }) => (
          <label className="inp few" key={`veleno${id}`}>
            <span>Segnalini veleno di {name}</span>
            <input
              type="number"
              min={0}
              max={50}
              value={number(valueAt(doc, ['players', id, 'poison']), 0)}
              onChange={(e) => set(['players', id, 'poison'], Math.max(0, Math.trunc(Number(e.target.value))))}
            />
          </label>
        ))}
      </div>
    </section>
  )
}
