import type { SpellView } from '#lib/italian/views'
import { Mana, WithMana } from '../mana/mana'
import { Blanks } from './blanks'

function Spell({ spell, order }: { readonly spell: SpellView; readonly order: number | undefined }) {
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

/** The stack, top first, numbered where there is more than one thing on it. */
export function Stack({ stack }: { readonly stack: readonly SpellView[] }) {
  const count = stack.length === 0 ? 'vuota' : stack.length === 1 ? '1 oggetto' : `${stack.length} oggetti`
  return (
    <div className="stack">
      <p className="label">
        <span>Pila</span>
        <span className="quiet">{count}</span>
      </p>
      {stack.map((spell, i) => (
        <Spell key={spell.id} spell={spell} order={stack.length > 1 ? i + 1 : undefined} />
      ))}
    </div>
  )
}
