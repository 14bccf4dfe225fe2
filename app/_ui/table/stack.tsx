import type { SpellView } from '#lib/italian/views'
import { Mana, WithMana } from '../mana/mana'
import { Blanks } from './blanks'

function Spell({ spell, order }: { readonly spell: SpellView; readonly order: string | undefined }) {
  return (
    <div className={`spell ${spell.color}${spell.hot ? ' hot' : ''}`}>
      <p className="hd">
        <span>
          {order !== undefined && <span className="ord num">{order}. </span>}
          {spell.name} <Blanks of={spell.blanks} />
        </span>
        <Mana symbols={spell.cost} label="costo" />
      </p>
      <p className="quiet">{spell.source}</p>
      {spell.text.map((line) => (
        <p key={line}>
          <WithMana text={line} />
        </p>
      ))}
      {spell.target !== undefined && <p className="to">{spell.target}</p>}
    </div>
  )
}

/** Things next to each other on the stack that nothing tells apart, with the place of the topmost, from 1. */
interface Run {
  readonly spell: SpellView
  readonly first: number
  readonly count: number
}

const told = ({ id: _, ...rest }: SpellView): string => JSON.stringify(rest)

function runsOf(stack: readonly SpellView[]): readonly Run[] {
  const runs: Run[] = []
  for (const [i, spell] of stack.entries()) {
    const above = runs.at(-1)
    if (above && told(above.spell) === told(spell)) runs[runs.length - 1] = { ...above, count: above.count + 1 }
    else runs.push({ spell, first: i + 1, count: 1 })
  }
  return runs
}

const places = ({ first, count }: Run): string => (count === 1 ? `${first}` : `${first}–${first + count - 1}`)

/** The stack, top first, numbered where there is more than one thing on it; what is there several times is drawn once. */
export function Stack({ stack }: { readonly stack: readonly SpellView[] }) {
  const count = stack.length === 0 ? 'vuota' : stack.length === 1 ? '1 oggetto' : `${stack.length} oggetti`
  return (
    <div className="stack">
      <p className="label">
        <span>Pila</span>
        <span className="quiet">{count}</span>
      </p>
      {runsOf(stack).map((run) => (
        <Spell key={run.spell.id} spell={run.spell} order={stack.length > 1 ? places(run) : undefined} />
      ))}
    </div>
  )
}
