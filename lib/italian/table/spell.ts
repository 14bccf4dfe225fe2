import type { ObjectId, View } from '#lib/rules/index'
import { abilityText } from '../card-text'
import { and, del, say, typeset, verbatim } from '../grammar/index'
import { type People, playerOf, thingOf } from '../people'
import { typeLine } from '../terms'
import type { SpellView } from '../views'
import { symbolsOf } from './card'

/** A spell or ability on the stack, as drawn. */
export function spellView(v: View, people: People, id: ObjectId): SpellView {
  const { state } = v
  const o = state.objects[id]
  const c = v.characteristics(id)
  const source = o?.onStack?.source
  const self = thingOf(people, source ?? id, state)
  const owner = playerOf(people, o?.controller ?? '')
  const ability = o?.onStack?.ability ?? c.abilities.find((a) => a.type === 'spell')
  const targets = (o?.onStack?.targets ?? []).map((t) =>
    state.players[t] ? playerOf(people, t) : thingOf(people, t, state),
  )
  return {
    id,
    name: self.text,
    color: c.colors[0] ?? 'C',
    cost: symbolsOf(c.manaCost),
    source: typeset(
      o?.kind === 'ability'
        ? say`Abilità ${del(self)}, ${verbatim('di')} ${owner}`
        : say`${verbatim(typeLine(c))} ${del(owner)}`,
    ),
    text: ability ? [typeset(abilityText(people, ability, self))] : [],
    ...(targets.length
      ? { target: typeset(say`${verbatim(targets.length > 1 ? 'Bersagli' : 'Bersaglio')}: ${and(targets)}`) }
      : {}),
  }
}
