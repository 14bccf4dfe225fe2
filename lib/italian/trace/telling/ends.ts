import type { EventOf, RuleId } from '#lib/rules/index'
import { and, del, ed, type Phrase, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { naming, object, player, type Saying, type Tale } from './context'
import { is, type Node, rulesOf } from './tree'

/** Effects that end before the cleanup step, each with what it came from; undefined where those of the turn end. */
export function ended(t: Tale, roots: readonly Node[]): readonly Saying[] | undefined {
  const [first] = roots
  if (!first || roots.some((n) => !is(n, 'end'))) return undefined
  const ids = roots.flatMap((n) => (is(n, 'end') ? n.h.event.effects : []))
  const gone = t.frames[Math.max(0, first.h.batch - 1)]?.floating.filter((f) => ids.includes(f.id)) ?? []
  if (!gone.length || gone.some((f) => f.until === 'end-of-turn')) return undefined
  // What a linked exile ends with is told as it comes back.
  const others = gone.filter((f) => !('returns' in f.effect) && f.source !== undefined)
  const from = [...new Set(others.map((f) => f.source ?? ''))].map((id) => del(object(t, id)))
  if (!from.length) return []
  return [
    {
      sentence: sentence(
        phrase`${verbatim(from.length > 1 ? 'finiscono gli effetti' : "finisce l'effetto")} ${and(from)}`,
      ),
      rules: [...naming(t, ...roots), ...rulesOf(...roots)],
      batch: first.h.batch,
    },
  ]
}

/** What comes back as an effect ends, as a sentence goes on, and the rules that say to whom. */
interface TakenBack {
  readonly said: Phrase
  readonly rules: readonly RuleId[]
}

/** Who put a spell onto the stack is whose permanent it is where nothing else says so. */
const BY_DEFAULT: RuleId = '110.2b'

/** «, e Anna riprende il controllo di Orso», «, e Anna, che ha lanciato Orso, ne riprende il controllo», of what was taken over as a spell. */
export function takenBack(t: Tale, batch: number, effects: readonly string[]): TakenBack {
  const before = t.frames[Math.max(0, batch - 1)]
  const [was, is] = [t.view(batch - 1), t.view(batch)]
  const back = effects
    .flatMap((id) => before?.floating.find((f) => f.id === id)?.fixed ?? [])
    .filter((id) => is.state.objects[id] && was.controller(id) !== is.controller(id))
  const to = [...new Set(back.map((id) => is.controller(id)))]
  const asSpells = back.filter((id) => carried(t).some((e) => e.to === id))
  const all = to.map((who) => {
    const ids = back.filter((id) => is.controller(id) === who)
    const own = and(ids.map((id) => object(t, id)))
    return ids.every((id) => asSpells.includes(id))
      ? phrase`, ${ed(player(t, who))}, che ha lanciato ${own}, ne riprende il controllo`
      : phrase`, ${ed(player(t, who))} riprende il controllo ${del(own)}`
  })
  return { said: verbatim(all.join('')), rules: asSpells.length > 0 ? [BY_DEFAULT] : [] }
}

/** Spells with effects on them that have become permanents, and have them still. */
export const carried = (t: Tale): readonly EventOf<'carryEffects'>[] =>
  (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate }) =>
    e.type === 'carryEffects' && fate === 'happened' ? [e] : [],
  )

/** «Orso torna quando Prigione lascia il campo di battaglia.» */
export function returning(t: Tale, n: Node<EventOf<'begin'>>): readonly Saying[] {
  const f = n.h.event.effect
  const who = (f.fixed ?? []).map((id) => object(t, id))
  if (!who.length || f.source === undefined) return []
  const when = phrase`quando ${object(t, f.source)} lascia il campo di battaglia`
  return [
    { sentence: sentence(phrase`${and(who)} ${verb('torna', who)} ${when}`), rules: naming(t, n), batch: n.h.batch },
  ]
}
