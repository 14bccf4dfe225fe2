import type { Json } from '#lib/base/json'
import { ticked, turned } from './change'
import { keywordsOf, knobsOf, type Named } from './knobs'
import { NumberKnob } from './number-knob'

/** Keywords that change how combat damage goes; each is a rule of its own to try. */
const offered = [
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
  readonly changed: boolean
  readonly onChange: (data: Json) => void
  readonly onReset: () => void
}

/** Everything a reader may change in a scenario. */
export function KnobBoard({ data, players, changed, onChange, onReset }: KnobBoardProps) {
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
      {knobsOf(data, players).map((knob) => (
        <NumberKnob
          key={`${knob.path.join('.')}${knob.half ?? ''}`}
          knob={knob}
          onTurn={(to) => onChange(turned(data, knob, to))}
        />
      ))}
      {keywordsOf(data).map((knob) => (
        <fieldset key={knob.path.join('.')}>
          <legend>{knob.name}</legend>
          {offered.map(([keyword, name]) => (
            <label className="check" key={keyword}>
              <input
                type="checkbox"
                checked={knob.on.includes(keyword)}
                onChange={(e) => onChange(ticked(data, knob, keyword, e.target.checked))}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
