import type { Json } from '#lib/base/json'
import { ticked, turned } from './change'
import { type CreatureKnobs, creaturesOf, type Knob, knobsOf, type Named, offered } from './knobs'
import { NumberKnob } from './number-knob'

interface KnobBoardProps {
  readonly data: Json
  readonly players: readonly Named[]
  /** The players as they stand at each step: without them every life total is offered. */
  readonly steps?: readonly (readonly Named[])[]
  readonly changed: boolean
  /** Whether keywords alone are offered. */
  readonly wordsAlone?: boolean
  readonly onChange: (data: Json) => void
  readonly onReset: () => void
}

type Change = Pick<KnobBoardProps, 'data' | 'onChange'>

function NumberOf({ knob, data, onChange }: Change & { readonly knob: Knob }) {
  return <NumberKnob knob={knob} onTurn={(to) => onChange(turned(data, knob, to))} />
}

type CreatureProps = Change & { readonly creature: CreatureKnobs; readonly wordsAlone: boolean }

/** Power, toughness and keywords of one creature, folded: a lesson has many tables, and most are read without turning anything. */
function Creature({ creature, wordsAlone, data, onChange }: CreatureProps) {
  const { name, power, toughness, keywords } = creature
  return (
    <details>
      <summary>
        <b>{name}</b>: {wordsAlone ? 'parole chiave' : 'forza, costituzione e parole chiave'}
      </summary>
      <fieldset>
        <legend className="vh">{name}</legend>
        {!wordsAlone && (
          <>
            <NumberOf knob={power} data={data} onChange={onChange} />
            <NumberOf knob={toughness} data={data} onChange={onChange} />
          </>
        )}
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
export function KnobBoard({ data, players, steps, changed, wordsAlone = false, onChange, onReset }: KnobBoardProps) {
  const knobs = wordsAlone ? [] : knobsOf(data, players, steps)
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
        <Creature
          key={creature.keywords.path.join('.')}
          creature={creature}
          wordsAlone={wordsAlone}
          data={data}
          onChange={onChange}
        />
      ))}
    </div>
  )
}
