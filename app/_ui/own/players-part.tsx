import { isRecord, type Json } from '#lib/base/json'
import type { FieldShape } from '#lib/italian/editor'
import { valueAt, withValue } from '../sandbox/at'
import type { PartProps } from './actions-part'
import { useBench } from './fields/bench'
import { Field } from './fields/field'
import { LeafField } from './fields/leaf'
import { seatsOf, withSeats, withWord } from './situation'

/** Cards that nobody names at most, in a library. */
const LIBRARY: FieldShape = { is: 'number', min: 0, max: 500, from: 0 }
const SEATS = [2, 3, 4].map((n) => ({ id: String(n), name: String(n) }))

const partOf = (fields: Readonly<Record<string, FieldShape>>, key: string): FieldShape => {
  const document = fields.scenario
  return (document?.is === 'record' && document.parts.find((part) => part.key === key)?.shape) || { is: 'text' }
}

/** Who plays and what, whose turn it is, and what each player has. */
export function PlayersPart({ doc, onChange }: PartProps) {
  const { fields, players, tell } = useBench()
  const word = (key: string, name: string) => (
    <Field
      shape={partOf(fields, key)}
      name={name}
      value={valueAt(doc, [key])}
      free
      onChange={(to) => onChange(withWord(doc, key, to))}
    />
  )
  const set = (path: readonly string[], to: Json | undefined) => to !== undefined && onChange(withValue(doc, path, to))
  const seats = seatsOf(doc)
  return (
    <section aria-labelledby="turno">
      <h2 id="turno">Giocatori e turno</h2>
      <div className="acts">
        <LeafField
          shape={{ is: 'word', words: SEATS }}
          name="Quanti giocatori"
          value={String(seats.length)}
          onChange={(to) => {
            onChange(withSeats(doc, Number(to)))
            tell(`I giocatori ora sono ${String(to)}.`)
          }}
        />
        {word('variant', 'Variante')}
        <LeafField
          shape={{ is: 'player' }}
          name="Turno di"
          value={valueAt(doc, ['turn', 'active']) ?? 'A'}
          onChange={(to) => set(['turn', 'active'], to)}
        />
        {fields.scenario && (
          <Field
            shape={stepForm(fields)}
            name="Comincia da"
            value={valueAt(doc, ['turn', 'step']) ?? 'main1'}
            onChange={(to) => set(['turn', 'step'], to)}
          />
        )}
      </div>
      <ul className="things">
        {players.map(({ id, name }) => (
          <li key={id}>
            <details>
              <summary>
                <b>{name}</b>
                <span className="small quiet"> punti vita, segnalini, squadra, mana…</span>
              </summary>
              <Field
                shape={{ is: 'named', name: 'playerWords' }}
                name={name}
                value={valueAt(doc, ['players', id]) ?? {}}
                onChange={(to) => set(['players', id], to)}
              />
              {!Array.isArray(valueAt(doc, ['library', id])) && (
                <Field
                  shape={LIBRARY}
                  name={`Carte nel grimorio: ${name}`}
                  value={valueAt(doc, ['library', id]) ?? 30}
                  onChange={(to) => set(['library', id], to)}
                />
              )}
            </details>
          </li>
        ))}
        <li>
          <details>
            <summary>Effetti che ci sono già, abilità in pila, posta</summary>
            {word('effects', 'Effetti che durano dall’inizio')}
            <StackAbilities doc={doc} onChange={onChange} />
            {word('ante', 'Si gioca con la posta')}
          </details>
        </li>
      </ul>
    </section>
  )
}

const stepForm = (fields: Readonly<Record<string, FieldShape>>): FieldShape => {
  const turn = partOf(fields, 'turn')
  return (turn.is === 'record' && turn.parts.find((part) => part.key === 'step')?.shape) || { is: 'text' }
}

/** Abilities that are on the stack as it begins; spells are among the objects. */
function StackAbilities({ doc, onChange }: PartProps) {
  const { fields } = useBench()
  const stack = fields.onStack
  const ability = stack?.is === 'one' ? stack.ways[1]?.shape : undefined
  const there = valueAt(doc, ['stack'])
  const all: readonly Json[] = Array.isArray(there) ? there : []
  const isAbility = (each: Json): boolean => isRecord(each) && each.abilityOf !== undefined
  if (ability === undefined) return null
  return (
    <Field
      shape={{ is: 'list', of: ability }}
      name="Abilità già in pila, dal fondo"
      value={all.filter(isAbility)}
      onChange={(to) => {
        const spells = all.filter((each) => !isAbility(each))
        onChange(withValue(doc, ['stack'], [...spells, ...(Array.isArray(to) ? (to as readonly Json[]) : [])]))
      }}
    />
  )
}
