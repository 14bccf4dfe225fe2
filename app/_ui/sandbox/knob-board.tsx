import type { Json } from '#lib/base/json'
import { ticked, turned } from './change'
import { type CreatureKnobs, creaturesOf, type Knob, knobsOf, type Named } from './knobs'
import { NumberKnob } from './number-knob'

/** Keywords that change how combat damage goes; each is a rule of its own to try. */
export const offered = [
  ['flying', 'volare'],
  ['first-strike', 'attacco improvviso'],
  ['double-strike', 'doppio attacco'],
  ['deathtouch', 'tocco letale'],
  ['lifelink', 'legame vitale'],
  ['trample', 'travolgere'],
  ['indestructible', 'indistruttibile'],
  ['infect', 'infettare'],
] as const

interface KnobBoardProps {
  readonly data: Json
  readonly players: readonly Named[]
  /** The players as they stand at each step: without them every life total is offered. */
  readonly steps?: readonly (readonly Named[])[]
  readonly changed: boolean
  readonly onChange: (data: Json) => void
  readonly onReset: () => void
}

type Change = Pick<KnobBoardProps, 'data' | 'onChange'>

function NumberOf({ knob, data, onChange }: Change & { readonly knob: Knob }) {
  return <NumberKnob knob={knob} onTurn={(to) => onChange(turned(data, knob, to))} />
}

/** Power, toughness and keywords of one creature, folded: a lesson has many tables, and most are read without turning anything. */
function Creature({ creature, data, onChange }: Change & { readonly creature: CreatureKnobs }) {
  const { name, power, toughness, keywords } = creature
  return (
    <details>
      <summary>
        <b>{name}</b>: forza, costituzione e parole chiave
      </summary>
      <fieldset>
        <legend className="vh">{name}</legend>
        <NumberOf knob={power} data={data} onChange={onChange} />
        <NumberOf knob={toughness} data={data} onChange={onChange} />
        {offered.map(([keyword, said]) => (
          <label className="check" key={keyword}>
            <input
              type="checkbox"
              checked={keywords.on.includes(keyword)}
              onChange={(e) => onChange(ticked(data, keywords, keyword, e.target.checked))}
            />
            {said}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** Everything a reader may change in a scenario; nothing where there is no number and no creature. */
export function KnobBoard({ data, players, steps, changed, onChange, onReset }: KnobBoardProps) {
  const knobs = knobsOf(data, players, steps)
  const creatures = creaturesOf(data)
  if (knobs.length + creatures.length === 0) return null
  return (
    <div className="knobs">
      <p className="label">
        <span>Cambia e guarda</span>
        {changed && (
          <button type="button" className="linklike" onClick={onReset}>
            Torna all’inizio
          </button>
        )}
      </p>
      {knobs.map((knob) => (
        <NumberOf key={knob.path.join('.')} knob={knob} data={data} onChange={onChange} />
      ))}
      {creatures.map((creature) => (
        <Creature key={creature.keywords.path.join('.')} creature={creature} data={data} onChange={onChange} />
      ))}
    </div>
  )
}
