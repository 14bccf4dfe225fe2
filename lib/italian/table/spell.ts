import type { Ability, ObjectId, View } from '#lib/rules/index'
import { abilityText } from '../card/text'
import { and, del, say, typeset, verbatim } from '../grammar/index'
import { labelOf, type People, playerOf, thingOf } from '../names/people'
import { typeLine } from '../names/terms'
import { keywords } from '../names/terms/keywords'
import type { SpellView } from '../views'
import { symbolsOf } from './card'

type Triggered = Extract<Ability, { type: 'triggered' }>

/** Keywords that give an ability which triggers on such an event. */
const GIVING: Partial<Record<Triggered['when']['event'], readonly (keyof typeof keywords)[]>> = {
  dies: ['persist', 'undying'],
  becomesTarget: ['ward'],
  step: ['suspend'],
  leaves: ['madness'],
}

/** A source as it is, or last was; of a card that has gone on since, as it is where it went. */
function sourceOf(v: View, source: ObjectId) {
  if (v.state.objects[source]) return v.characteristics(source)
  const last = v.state.last[source]
  if (last) return last.was
  const card = Object.values(v.state.objects).find((o) => o.kind === 'card' && labelOf(o.id) === labelOf(source))
  return card && v.characteristics(card.id)
}

/** What the keyword says that gave an ability, where no text of its source says it: its pattern alone would leave something out. */
function reminderOf(v: View, source: ObjectId | undefined, ability: Triggered): string | undefined {
  if (source === undefined) return undefined
  const c = sourceOf(v, source)
  const printed = c?.abilities.some((a) => JSON.stringify(a) === JSON.stringify(ability))
  const has = (id: string): boolean => c?.keywords.some((k) => k.keyword === id) === true
  // Persist and undying are told apart by the counter with which they let something return.
  const counters = 'effect' in ability && 'counters' in ability.effect ? ability.effect.counters : undefined
  const given = (id: string): boolean =>
    has(id) && (counters === undefined || id !== (counters['+1/+1'] ? 'persist' : 'undying'))
  const keyword = printed ? undefined : GIVING[ability.when.event]?.find(given)
  return keyword && keywords[keyword].reminder
}

/** A spell or ability on the stack, as drawn; marked where it was not there, or not so, before. */
export function spellView(v: View, people: People, id: ObjectId, before: View | undefined): SpellView {
  const now = drawn(v, people, id)
  const same =
    before === undefined ||
    (before.state.objects[id]?.zone === 'stack' && JSON.stringify(drawn(before, people, id)) === JSON.stringify(now))
  return same ? now : { ...now, hot: true }
}

function drawn(v: View, people: People, id: ObjectId): SpellView {
  const { state } = v
  const o = state.objects[id]
  const c = v.characteristics(id)
  const source = o?.onStack?.source
  const self = thingOf(people, source ?? id, v)
  const owner = playerOf(people, o?.controller ?? '')
  const ability = o?.onStack?.ability ?? c.abilities.find((a) => a.type === 'spell')
  const given = ability?.type === 'triggered' ? reminderOf(v, source, ability) : undefined
  const targets = (o?.onStack?.targets ?? []).map((t) =>
    state.players[t] ? playerOf(people, t) : thingOf(people, t, v),
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
    text: given ? [typeset(given)] : ability ? [typeset(abilityText(people, ability, self))] : [],
    ...(targets.length
      ? { target: typeset(say`${verbatim(targets.length > 1 ? 'Bersagli' : 'Bersaglio')}: ${and(targets)}`) }
      : {}),
  }
}
