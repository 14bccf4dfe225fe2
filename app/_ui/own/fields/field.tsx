import { Fragment, useId, useState } from 'react'
import { isRecord, type Json } from '#lib/base/json'
import { type FieldShape, type Part, resolved, startOf, wayOf } from '#lib/italian/editor'
import { Icon } from '../../icon'
import { inWords } from '../../mana/names'
import { useBench } from './bench'
import { type FieldProps, LeafField } from './leaf'
import { useNextFocus } from './use-next-focus'

/** Asks for a value of any shape; shapes contain one another, and so do their fields. */
export function Field({ shape: said, ...field }: FieldProps) {
  const { fields } = useBench()
  const shape = resolved(fields, said)
  switch (shape.is) {
    case 'list':
      return shape.of.is === 'word' && shape.length === undefined ? (
        <Words {...field} shape={shape} words={shape.of.words} />
      ) : (
        <List {...field} shape={shape} />
      )
    case 'pairs':
      return <Pairs {...field} shape={shape} />
    case 'record':
      return <Group name={field.name}>{<Parts {...field} parts={shape.parts} />}</Group>
    case 'one':
      return <OneOf {...field} shape={shape} />
    default:
      return <LeafField {...field} shape={shape} />
  }
}

function Group({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <fieldset className="part">
      <legend>{name}</legend>
      {children}
    </fieldset>
  )
}

/** Words of a closed list, as many as wanted: each is on or off. */
function Words({
  name,
  value,
  words,
  onChange,
}: FieldProps & { readonly words: Extract<FieldShape, { readonly is: 'word' }>['words'] }) {
  const on: readonly Json[] = Array.isArray(value) ? value : []
  return (
    <Group name={name}>
      <div className="acts">
        {words.map(({ id, name: said }) => (
          <label className="check" key={id}>
            <input
              type="checkbox"
              checked={on.includes(id)}
              onChange={(e) => {
                const all = e.target.checked ? [...on, id] : on.filter((word) => word !== id)
                onChange(all.length > 0 ? all : undefined)
              }}
            />
            {said}
          </label>
        ))}
      </div>
    </Group>
  )
}

type Of<I extends FieldShape['is']> = FieldProps<Extract<FieldShape, { readonly is: I }>>

/** Values one after the other, to be added, moved and taken away. */
function List({ shape, name, value, free, onChange }: Of<'list'>) {
  const bench = useBench()
  const { inside, next } = useNextFocus<HTMLDivElement>()
  const id = useId()
  const all: readonly Json[] = Array.isArray(value) ? value : []
  const put = (to: readonly Json[]) => onChange(to.length === 0 && free ? undefined : to)
  const add = () => {
    put([...all, startOf(bench.fields, shape.of, bench)])
    next(`[data-item="${id}${all.length}"]`)
    bench.tell(`${name}: aggiunto il ${all.length + 1}.`)
  }
  const remove = (n: number) => {
    put(all.toSpliced(n, 1))
    next(all.length > 1 ? `[data-item="${id}${Math.max(0, n - 1)}"]` : `[data-add="${id}"]`)
    bench.tell(`${name}: tolto il ${n + 1}.`)
  }
  const earlier = (n: number) => {
    const moved = all[n]
    if (moved === undefined) return
    put(all.toSpliced(n, 1).toSpliced(n - 1, 0, moved))
    next(`[data-up="${id}${n - 1}"]`)
    bench.tell(`${name}: ora al posto ${n}.`)
  }
  const fixed = shape.length !== undefined
  return (
    <Group name={name}>
      <div ref={inside}>
        {shape.creatures && all.length === 0 && <p className="notice">Scegli fra quali: aggiungine almeno una.</p>}
        {all.map((each, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is what stands at its place
          <div className="item" key={n}>
            <div data-item={`${id}${n}`}>
              <Field
                shape={shape.of}
                name={all.length > 1 ? `${name}, ${n + 1}` : name}
                value={each}
                onChange={(to) => to !== undefined && put(all.with(n, to))}
              />
            </div>
            {!fixed && (
              <p className="acts">
                {n > 0 && (
                  <button
                    type="button"
                    className="btn sq"
                    data-up={`${id}${n}`}
                    aria-label={`Prima: ${name}, ${n + 1}`}
                    onClick={() => earlier(n)}
                  >
                    <Icon name="up" />
                  </button>
                )}
                <Remove name={`${name}, ${n + 1}`} onRemove={() => remove(n)} />
              </p>
            )}
          </div>
        ))}
        {!fixed && (
          <button type="button" className="btn" data-add={id} onClick={add}>
            Aggiungi<span className="vh"> {name}</span>
          </button>
        )}
      </div>
    </Group>
  )
}

/** One value for each of some names: who blocks whom, how much for whom. */
function Pairs({ shape, name, value, free, onChange }: Of<'pairs'>) {
  const bench = useBench()
  const { inside, next } = useNextFocus<HTMLDivElement>()
  const id = useId()
  const all = isRecord(value) ? Object.entries(value) : []
  const put = (to: readonly (readonly [string, Json])[]) =>
    onChange(to.length === 0 && free ? undefined : Object.fromEntries(to))
  const named = shape.key.is === 'thing' ? bench.things : shape.key.is === 'player' ? bench.players : undefined
  const everybody = shape.key.is === 'target' ? [...bench.things, ...bench.players] : named
  const add = () => {
    const key = freeKey(shape.key, everybody, all)
    put([...all.filter(([taken]) => taken !== key), [key, startOf(bench.fields, shape.value, bench)]])
    next(`[data-item="${id}${all.length}"]`)
    bench.tell(`${name}: aggiunto il ${all.length + 1}.`)
  }
  const remove = (n: number) => {
    put(all.toSpliced(n, 1))
    next(`[data-add="${id}"]`)
    bench.tell(`${name}: tolto il ${n + 1}.`)
  }
  return (
    <Group name={name}>
      <div ref={inside}>
        {all.map(([key, each], n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its name may be changing
          <div className="item" key={n}>
            <div className="acts" data-item={`${id}${n}`}>
              <Field
                shape={shape.key}
                name="Chi, o che cosa"
                value={key}
                onChange={(to) => {
                  const free = typeof to === 'string' && !all.some(([taken], m) => m !== n && taken === to)
                  if (free) put(all.with(n, [to, each]))
                }}
              />
              <Field
                shape={shape.value}
                name={shape.value.is === 'target' ? 'Contro' : shape.value.is === 'one' ? 'Che cosa' : 'Quanti'}
                value={each}
                onChange={(to) => to !== undefined && put(all.with(n, [key, to]))}
              />
            </div>
            <Remove name={`${name}, ${n + 1}`} onRemove={() => remove(n)} />
          </div>
        ))}
        <button type="button" className="btn" data-add={id} onClick={add}>
          Aggiungi<span className="vh"> {name}</span>
        </button>
      </div>
    </Group>
  )
}

/** A name that has no value yet: of what there is to choose from, else the first of its ways. */
function freeKey(
  shape: FieldShape,
  there: readonly { readonly id: string }[] | undefined,
  all: readonly (readonly [string, Json])[],
): string {
  const ways = shape.is === 'one' ? [...shape.ways.slice(shape.start), ...shape.ways.slice(0, shape.start)] : []
  const words = ways.flatMap((way) => (way.shape.is === 'exactly' ? [String(way.shape.value)] : []))
  const free = (there?.map(({ id }) => id) ?? words).find((id) => !all.some(([taken]) => taken === id))
  return free ?? ''
}

/** A value that can be said in several ways: which way, and the rest of it. */
function OneOf({ shape, name, value, free, onChange }: Of<'one'>) {
  const bench = useBench()
  const { fields } = bench
  const at = value === undefined ? -1 : wayOf(fields, shape.ways, value, bench)
  const way = shape.ways[at]
  const inner = way && resolved(fields, way.shape)
  return (
    <div className="one">
      <label className="inp few">
        <span>{name}</span>
        <select
          value={at === -1 ? '' : String(at)}
          onChange={(e) => {
            const chosen = shape.ways[Number(e.target.value)]
            onChange(e.target.value === '' || chosen === undefined ? undefined : startOf(fields, chosen.shape, bench))
          }}
        >
          {(free || at === -1) && <option value="">{free ? 'Non lo dico' : 'Scegli…'}</option>}
          {shape.ways.map(({ id, name: said }, n) => (
            <option key={id} value={String(n)}>
              {inWords(said)}
            </option>
          ))}
        </select>
      </label>
      {way !== undefined && inner?.is === 'record' ? (
        <div className="part">
          <Parts key={at} parts={inner.parts} name={way.name} value={value} onChange={onChange} />
        </div>
      ) : (
        way !== undefined && <Field key={at} shape={way.shape} name={way.name} value={value} onChange={onChange} />
      )}
    </div>
  )
}

/** The values of a record: what is needed, what is near at hand, what is there; the rest is found in a list. */
export function Parts({ parts, value, onChange }: Omit<FieldProps, 'shape'> & { readonly parts: readonly Part[] }) {
  const bench = useBench()
  const { inside, next } = useNextFocus<HTMLDivElement>()
  const [asked, setAsked] = useState<readonly string[]>([])
  const [wanted, setWanted] = useState('')
  const id = useId()
  const record = isRecord(value) ? value : {}
  const known = parts.flatMap((part) => nameFor(part, bench.players) ?? [])
  const set = (key: string, to: Json | undefined) => {
    const { [key]: _, ...others } = record
    // What is there keeps its place, so that a script is read as it was written.
    onChange(to === undefined ? others : { ...record, [key]: to })
  }
  const isShown = ({ key, needed, near }: Part) => needed || near || record[key] !== undefined || asked.includes(key)
  const shown = known.filter(isShown)
  const more = known.filter((part) => !isShown(part))
  const ask = (key: string) => {
    const part = parts.find((each) => each.key === key)
    if (part === undefined) return
    setAsked([...asked, key])
    set(key, startOf(bench.fields, part.shape, bench))
    next(`[data-part="${id}${key}"]`)
    bench.tell(`${part.name}: ora si può dire.`)
  }
  const forget = (part: Part) => {
    setAsked(asked.filter((key) => key !== part.key))
    set(part.key, undefined)
    next(`[data-more="${id}"]`)
    bench.tell(`${part.name}: tolto.`)
  }
  return (
    <div className="parts" ref={inside}>
      {shown.map((part) => {
        const { key, name, shape, needed } = part
        const here = resolved(bench.fields, shape)
        if (needed && here.is === 'exactly') return null
        const there = record[key]
        const simple = isLeaf(here) || here.is === 'list' || here.is === 'pairs'
        return (
          <div key={key} data-part={`${id}${key}`}>
            {!needed && !simple && there === undefined ? (
              <button type="button" className="btn" onClick={() => ask(key)}>
                <span className="vh">Aggiungi: </span>
                {name}…
              </button>
            ) : (
              <Fragment>
                <Field
                  shape={shape}
                  name={name}
                  value={there}
                  free={!needed && simple}
                  onChange={(to) => set(key, to)}
                />
                {!needed && !simple && <Remove name={name} onRemove={() => forget(part)} />}
              </Fragment>
            )}
          </div>
        )
      })}
      {more.length > 0 && (
        <p className="acts">
          <label className="inp few">
            <span>Altro da dire</span>
            <select
              data-more={id}
              value={more.some(({ key }) => key === wanted) ? wanted : ''}
              onChange={(e) => setWanted(e.target.value)}
            >
              <option value="">Scegli che cosa…</option>
              {more.map(({ key, name }) => (
                <option key={key} value={key}>
                  {inWords(name)}
                </option>
              ))}
            </select>
          </label>
          {more.some(({ key }) => key === wanted) && (
            <button type="button" className="btn" onClick={() => ask(wanted)}>
              Dillo<span className="vh"> {more.find(({ key }) => key === wanted)?.name}</span>
            </button>
          )}
        </p>
      )}
    </div>
  )
}

const isLeaf = ({ is }: FieldShape): boolean => !['list', 'pairs', 'record', 'one', 'named'].includes(is)

/** A value for each player has the players' names, of those who play. */
function nameFor(part: Part, players: readonly { readonly id: string; readonly name: string }[]): Part | undefined {
  if (!/^[ANBC]$/.test(part.key)) return part
  const player = players.find(({ id }) => id === part.key)
  return player && { ...part, name: player.name }
}

function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <button type="button" className="btn text" onClick={onRemove}>
      Togli<span className="vh"> {name}</span>
    </button>
  )
}
