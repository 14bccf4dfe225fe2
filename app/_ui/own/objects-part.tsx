import { useState } from 'react'
import { isRecord, type Json } from '#lib/base/json'
import { type FieldShape, type Part, resolved } from '#lib/italian/editor'
import { Icon } from '../icon'
import type { PartProps } from './actions-part'
import { useBench } from './fields/bench'
import { Parts } from './fields/field'
import { useNextFocus } from './fields/use-next-focus'
import { typesOf } from './legal'
import { NewObject, nameOfSpec } from './new-object'
import { hasReady, toggled } from './ready'
import { ReadyPicker } from './ready-picker'
import {
  movedObject,
  objectsOf,
  type Place,
  raised,
  type Spec,
  withoutObject,
  withSpec,
  ZONES,
  type ZoneName,
} from './situation'

const ZONE_NAMES: Readonly<Record<ZoneName, string>> = {
  field: 'Campo di battaglia',
  hand: 'Mano',
  graveyard: 'Cimitero',
  library: 'Grimorio',
  exile: 'Esilio',
  command: 'Zona di comando',
  outside: 'Fuori dal gioco',
  stack: 'Pila',
}
/** Zones whose order is part of the game, with what comes first in them. */
const ORDERED: Readonly<Partial<Record<ZoneName, string>>> = {
  library: 'la cima viene per prima',
  graveyard: 'il fondo viene per primo',
  stack: 'il fondo viene per primo',
}

/** Where an object is, as a field of a form has it. */
const placeOf = ({ zone, player }: Omit<Place, 'index'>): string => `${zone}:${player}`
function readPlace(value: string): Omit<Place, 'index'> {
  const [zone, player = 'A'] = value.split(':')
  return { zone: ZONES.find((each) => each === zone) ?? 'field', player }
}

function Places() {
  const { players } = useBench()
  return ZONES.flatMap((zone) =>
    players.map(({ id, name }) => (
      <option key={`${zone}${id}`} value={placeOf({ zone, player: id })}>
        {ZONE_NAMES[zone]}: {name}
      </option>
    )),
  )
}

/** What may be said of an object: on the stack, what was announced of it as well. */
function partsFor(fields: Readonly<Record<string, FieldShape>>, zone: ZoneName): readonly Part[] {
  const card = fields.card
  const stack = fields.onStack
  const here = zone === 'stack' && stack?.is === 'one' ? stack.ways[0]?.shape : card
  const form = here && resolved(fields, here)
  return form?.is === 'record' ? form.parts : []
}

interface OneObjectProps extends PartProps {
  readonly place: Place
  readonly spec: Spec
  readonly open: boolean
  readonly onMoved: () => void
  readonly onGone: () => void
}

function OneObject({ place, spec, doc, open, onChange, onMoved, onGone }: OneObjectProps) {
  const { fields, players, things, tell } = useBench()
  const { id } = spec
  const name = things.find((each) => each.id === id)?.name ?? nameOfSpec(spec)
  const whose = players.find((player) => player.id === place.player)?.name ?? ''
  const { id: _, card, ...words } = spec
  return (
    <li>
      <details open={open}>
        <summary data-object={String(id)}>
          <b>{name}</b>
          <span className="small quiet">
            {' '}
            {ZONE_NAMES[place.zone].toLowerCase()}: {whose}
          </span>
        </summary>
        <div className="field-set">
          <label className="inp">
            <span className="small">Dove sta {name}</span>
            <select
              value={placeOf(place)}
              onChange={(e) => {
                onChange(movedObject(doc, place, readPlace(e.target.value)))
                onMoved()
                tell(`${name} è ora qui: ${e.target.selectedOptions[0]?.text ?? ''}.`)
              }}
            >
              <Places />
            </select>
          </label>
          <ReadyPicker
            spec={spec}
            types={typesOf(spec).map(String)}
            onToggle={(ready) => {
              const now = toggled(spec, ready)
              onChange(withSpec(doc, place, now))
              tell(`${name}: ${ready.it}, ${hasReady(now, ready) ? 'aggiunto' : 'tolto'}.`)
            }}
          />
          <Parts
            parts={partsFor(fields, place.zone)}
            name={name}
            value={words}
            onChange={(to: Json | undefined) => {
              if (isRecord(to)) onChange(withSpec(doc, place, { id: id ?? '', ...(card ? { card } : {}), ...to }))
            }}
          />
          <p className="acts">
            {place.index > 0 && (
              <button
                type="button"
                className="btn"
                data-raise-object={String(id)}
                onClick={() => {
                  onChange(raised(doc, place))
                  onMoved()
                  tell(`${name} è ora al posto ${place.index}.`)
                }}
              >
                <Icon name="up" /> Prima<span className="vh">: {name}</span>
              </button>
            )}
            <button
              type="button"
              className="btn"
              onClick={() => {
                onChange(withoutObject(doc, place))
                onGone()
                tell(`${name}: tolto.`)
              }}
            >
              Togli {name}
            </button>
          </p>
          {ORDERED[place.zone] !== undefined && <p className="small quiet">Conta l’ordine: {ORDERED[place.zone]}.</p>}
        </div>
      </details>
    </li>
  )
}

/** What lies on the table: to be added, described, moved, put in order and taken away. */
export function ObjectsPart({ doc, onChange }: PartProps) {
  const { players } = useBench()
  const { inside, next } = useNextFocus<HTMLElement>()
  const [where, setWhere] = useState('field:A')
  const [latest, setLatest] = useState<string>()
  const all = objectsOf(doc)
  const to = readPlace(where)
  const whose = players.find(({ id }) => id === to.player)?.name ?? ''
  return (
    <section aria-labelledby="oggetti" ref={inside}>
      <h2 id="oggetti">Che cosa c’è sul tavolo</h2>
      <ul className="things">
        {all.map(({ spec, ...place }, n) => (
          <OneObject
            key={String(spec.id)}
            place={place}
            spec={spec}
            open={latest === spec.id}
            doc={doc}
            onChange={onChange}
            onMoved={() => {
              setLatest(String(spec.id))
              next(`[data-object="${String(spec.id)}"]`)
            }}
            onGone={() => {
              const neighbour = all[n + 1] ?? all[n - 1]
              next(neighbour ? `[data-object="${String(neighbour.spec.id)}"]` : '[data-where]')
            }}
          />
        ))}
      </ul>
      <div className="field-set">
        <label className="inp" data-where>
          <span>Dove metterlo</span>
          <select value={where} onChange={(e) => setWhere(e.target.value)}>
            <Places />
          </select>
        </label>
        <NewObject doc={doc} to={to} where={`${ZONE_NAMES[to.zone].toLowerCase()}, ${whose}`} onChange={onChange} />
      </div>
    </section>
  )
}
