import { useState } from 'react'
import type { Json } from '#lib/base/json'
import { cards } from '#lib/cards/index'
import type { EditedName } from '#lib/italian/edited'
import {
  freshId,
  movedObject,
  objectsOf,
  type Place,
  type Spec,
  withCounters,
  withObject,
  withoutObject,
  withWord,
  ZONES,
  type ZoneName,
} from './situation'

export interface PartProps {
  readonly doc: Json
  readonly players: readonly EditedName[]
  readonly onChange: (doc: Json) => void
}

const ZONE_NAMES: Readonly<Record<ZoneName, string>> = {
  field: 'Campo di battaglia',
  hand: 'Mano',
  graveyard: 'Cimitero',
  library: 'Grimorio',
  exile: 'Esilio',
}
const COUNTERS = ['+1/+1', '-1/-1', 'charge', 'loyalty'] as const
const COUNTER_NAMES: Readonly<Record<(typeof COUNTERS)[number], string>> = {
  '+1/+1': '+1/+1',
  '-1/-1': '−1/−1',
  charge: 'carica',
  loyalty: 'fedeltà',
}

const pool = Object.values(cards)
  .map(({ slug, name }) => ({ slug, it: name.it ?? name.en, en: name.en }))
  .sort((a, b) => (a.it < b.it ? -1 : 1))

export const nameOfSpec = ({ id, card, name }: Spec): string =>
  typeof name === 'string'
    ? name
    : (pool.find(({ slug }) => slug === card)?.it ?? (typeof id === 'string' ? id : 'Oggetto'))

/** Where an object is, as a field of a form has it. */
const placeOf = ({ zone, player }: Omit<Place, 'index'>): string => `${zone}:${player}`
function readPlace(value: string): Omit<Place, 'index'> {
  const [zone, player = 'A'] = value.split(':')
  return { zone: ZONES.find((each) => each === zone) ?? 'field', player }
}

function Places({ players }: { readonly players: readonly EditedName[] }) {
  return ZONES.flatMap((zone) =>
    players.map(({ id, name }) => (
      <option key={`${zone}${id}`} value={placeOf({ zone, player: id })}>
        {ZONE_NAMES[zone]}: {name}
      </option>
    )),
  )
}

function OneObject({
  place,
  spec,
  doc,
  players,
  onChange,
}: PartProps & { readonly place: Place; readonly spec: Spec }) {
  const name = nameOfSpec(spec)
  const counters = typeof spec.counters === 'object' && spec.counters !== null ? (spec.counters as Spec) : {}
  return (
    <li>
      <details>
        <summary>
          <b>{name}</b>
          <span className="small quiet"> {ZONE_NAMES[place.zone].toLowerCase()}</span>
        </summary>
        <div className="field-set">
          <label className="inp">
            <span className="small">Dove sta {name}</span>
            <select
              value={placeOf(place)}
              onChange={(e) => onChange(movedObject(doc, place, readPlace(e.target.value)))}
            >
              <Places players={players} />
            </select>
          </label>
          {place.zone === 'field' && (
            <>
              <label className="check">
                <input
                  type="checkbox"
                  checked={spec.tapped === true}
                  onChange={(e) => onChange(withWord(doc, place, 'tapped', e.target.checked ? true : undefined))}
                />
                In stato TAP
              </label>
              <label className="check">
                <input
                  type="checkbox"
                  checked={spec.sick === true}
                  onChange={(e) => onChange(withWord(doc, place, 'sick', e.target.checked ? true : undefined))}
                />
                Arrivata in questo turno
              </label>
              <div className="acts">
                {COUNTERS.map((counter) => (
                  <label className="inp few" key={counter}>
                    <span className="small">Segnalini {COUNTER_NAMES[counter]}</span>
                    <input
                      type="number"
                      min={0}
                      max={50}
                      value={typeof counters[counter] === 'number' ? counters[counter] : 0}
                      onChange={(e) =>
                        onChange(withCounters(doc, place, counter, Math.max(0, Math.trunc(Number(e.target.value)))))
                      }
                    />
                  </label>
                ))}
              </div>
            </>
          )}
          <button type="button" className="btn" onClick={() => onChange(withoutObject(doc, place))}>
            Togli {name}
          </button>
        </div>
      </details>
    </li>
  )
}

/** What lies on the table: cards of the pool and plain creatures, to be added, moved, marked and taken away. */
export function ObjectsPart({ doc, players, onChange }: PartProps) {
  const [where, setWhere] = useState('field:A')
  const [search, setSearch] = useState('')
  const [name, setName] = useState('Orso')
  const [pt, setPt] = useState('2/2')
  const [token, setToken] = useState(false)
  const found = pool.filter(({ it, en }) => `${it} ${en}`.toLowerCase().includes(search.trim().toLowerCase()))
  const put = (spec: Spec) => onChange(withObject(doc, readPlace(where), spec))
  return (
    <section aria-labelledby="oggetti">
      <h2 id="oggetti">Che cosa c’è sul tavolo</h2>
      <ul className="things">
        {objectsOf(doc).map(({ spec, ...place }) => (
          <OneObject
            key={`${place.zone}${place.player}${String(spec.id)}`}
            place={place}
            spec={spec}
            doc={doc}
            players={players}
            onChange={onChange}
          />
        ))}
      </ul>
      <div className="field-set">
        <label className="inp">
          <span>Dove metterlo</span>
          <select value={where} onChange={(e) => setWhere(e.target.value)}>
            <Places players={players} />
          </select>
        </label>
        <fieldset className="field-set">
          <legend className="label">Una creatura semplice</legend>
          <div className="acts">
            <label className="inp few">
              <span>Nome</span>
              <input value={name} maxLength={40} onChange={(e) => setName(e.target.value)} />
            </label>
            <label className="inp few">
              <span>Forza/costituzione</span>
              <input value={pt} maxLength={7} pattern="\d+/\d+" onChange={(e) => setPt(e.target.value)} />
            </label>
          </div>
          <label className="check">
            <input type="checkbox" checked={token} onChange={(e) => setToken(e.target.checked)} />È una pedina
          </label>
          <button
            type="button"
            className="btn"
            onClick={() =>
              put({ id: freshId(doc, name), name: name.trim() || 'Creatura', pt, ...(token ? { token } : {}) })
            }
          >
            Metti la creatura
          </button>
        </fieldset>
        <fieldset className="field-set">
          <legend className="label">Una carta della raccolta</legend>
          <label className="inp">
            <span>Nome, in italiano o in inglese</span>
            <input type="search" value={search} onChange={(e) => setSearch(e.target.value)} autoComplete="off" />
          </label>
          <p className="small quiet" role="status">
            {found.length === 1 ? '1 carta' : `${found.length} carte`}
          </p>
          <div className="acts">
            {found.slice(0, 8).map(({ slug, it, en }) => (
              <button
                key={slug}
                type="button"
                className="btn"
                onClick={() => put({ id: freshId(doc, it), card: slug })}
              >
                <span>
                  <span className="vh">Metti </span>
                  {it}
                  {en !== it && (
                    <>
                      {' '}
                      <i lang="en">({en})</i>
                    </>
                  )}
                </span>
              </button>
            ))}
          </div>
        </fieldset>
      </div>
    </section>
  )
}
