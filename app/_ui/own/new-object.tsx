import { useRef, useState } from 'react'
import { cards } from '#lib/cards/index'
import type { PartProps } from './actions-part'
import { useBench } from './fields/bench'
import { toggled } from './ready'
import { ReadyPicker } from './ready-picker'
import { freshId, type Place, type Spec, withObject } from './situation'

const pool = Object.values(cards)
  .map(({ slug, name }) => ({ slug, it: name.it ?? name.en, en: name.en }))
  .sort((a, b) => (a.it < b.it ? -1 : 1))

/** What an object is called, before the rules have been asked. */
export const nameOfSpec = ({ id, card, name }: Spec): string =>
  typeof name === 'string' && name !== ''
    ? name
    : (pool.find(({ slug }) => slug === card)?.it ?? (typeof id === 'string' ? id : 'Oggetto'))

/** What may be put on the table at once; the rest is said of it afterwards. */
const KINDS = [
  ['creature', 'Creatura', { types: ['creature'] }],
  ['token', 'Pedina creatura', { types: ['creature'], token: true }],
  ['instant', 'Istantaneo', { types: ['instant'] }],
  ['sorcery', 'Stregoneria', { types: ['sorcery'] }],
  ['artifact', 'Artefatto', { types: ['artifact'] }],
  ['enchantment', 'Incantesimo', { types: ['enchantment'] }],
  ['land', 'Terra', { types: ['land'] }],
  ['planeswalker', 'Planeswalker', { types: ['planeswalker'], loyalty: 3 }],
  ['battle', 'Battaglia', { types: ['battle'], defense: 3 }],
] as const
type Kind = (typeof KINDS)[number][0]

/** Of one kind at most at once. */
const MOST = 20

interface NewObjectProps extends PartProps {
  readonly to: Omit<Place, 'index'>
  /** Where it goes, in words. */
  readonly where: string
}

/** Something more on the table: by its characteristics, or a card of the pool. It stays where it is, for the next one, which only has another name. */
export function NewObject({ doc, to, where, onChange }: NewObjectProps) {
  const { tell } = useBench()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<Kind>('creature')
  const [name, setName] = useState('Orso')
  const [pt, setPt] = useState('2/2')
  const [cost, setCost] = useState('')
  const [copies, setCopies] = useState('1')
  const [ready, setReady] = useState<Spec>({})
  const called = useRef<HTMLInputElement>(null)
  const found = pool.filter(({ it, en }) => `${it} ${en}`.toLowerCase().includes(search.trim().toLowerCase()))
  const put = (spec: Spec, called: string, count = 1) => {
    let next = doc
    for (let n = 0; n < count; n++) next = withObject(next, to, { id: freshId(next, called), ...spec })
    onChange(next)
    tell(`${called}: ${where}.`)
  }
  const [, said, words] = KINDS.find(([each]) => each === kind) ?? KINDS[0]
  const types: readonly string[] = words.types
  const write = () => {
    const named = name.trim() || said
    const sized = types.includes('creature') ? { pt } : {}
    const paid = cost.trim() === '' ? {} : { cost: cost.trim().toUpperCase() }
    const count = Math.min(MOST, Math.max(1, Math.trunc(Number(copies)) || 1))
    put({ name: named, ...words, ...sized, ...paid, ...ready }, named, count)
    setReady({})
    // The next one has a name of its own: two of one name are the exception.
    setName('')
  }
  return (
    <>
      <fieldset
        className="field-set"
        onKeyDown={(e) => {
          // In a box of text Enter puts it: there is nothing else here that it could mean.
          if (e.key !== 'Enter' || !(e.target instanceof HTMLInputElement)) return
          e.preventDefault()
          write()
          called.current?.focus()
        }}
      >
        <legend className="label">Un oggetto scritto da te</legend>
        <div className="acts">
          <label className="inp few">
            <span>Genere</span>
            <select
              value={kind}
              onChange={(e) => {
                setKind(e.target.value as Kind)
                setReady({})
              }}
            >
              {KINDS.map(([id, said]) => (
                <option key={id} value={id}>
                  {said}
                </option>
              ))}
            </select>
          </label>
          <label className="inp few">
            <span>Nome</span>
            <input
              ref={called}
              value={name}
              maxLength={40}
              autoComplete="off"
              onChange={(e) => setName(e.target.value)}
            />
          </label>
          {(kind === 'creature' || kind === 'token') && (
            <label className="inp few">
              <span>Forza/costituzione</span>
              <input value={pt} maxLength={7} autoComplete="off" onChange={(e) => setPt(e.target.value)} />
            </label>
          )}
          <label className="inp few">
            <span>Costo di mana, per esempio {'{2}{W}'}</span>
            <input value={cost} maxLength={40} autoComplete="off" onChange={(e) => setCost(e.target.value)} />
          </label>
          <label className="inp few">
            <span>Quante copie</span>
            <input inputMode="numeric" value={copies} maxLength={2} onChange={(e) => setCopies(e.target.value)} />
          </label>
        </div>
        <ReadyPicker spec={ready} types={types} onToggle={(each) => setReady(toggled(ready, each))} />
        <p className="small quiet">Il resto si dice dopo, aprendo l’oggetto nell’elenco.</p>
        <button type="button" className="btn" onClick={write}>
          Metti l’oggetto
        </button>
      </fieldset>
      <details className="files">
        <summary>Una carta della raccolta ({pool.length})</summary>
        <div className="field-set">
          <label className="inp">
            <span>Nome, in italiano o in inglese</span>
            <input type="search" value={search} onChange={(e) => setSearch(e.target.value)} autoComplete="off" />
          </label>
          <p className="small quiet" role="status">
            {found.length === 1 ? '1 carta' : `${found.length} carte`}
          </p>
          <div className="acts">
            {found.slice(0, 8).map(({ slug, it, en }) => (
              <button key={slug} type="button" className="btn" onClick={() => put({ card: slug }, it)}>
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
        </div>
      </details>
    </>
  )
}
