import { type ObjectId, rulesAnswering, type View } from '#lib/rules/index'
import { agree, al, and, danni, del, ed, figure, type Noun, phrase, verb, verbatim } from '../../../grammar/index'
import { has, type Saying, type Tale, target } from '../context'
import { at, explain, there } from './beforehand'

const marked = (v: View, id: ObjectId): number => v.state.objects[id]?.damage ?? 0
const toughness = (v: View, id: ObjectId): number => v.characteristics(id).toughness ?? 0
const needs = (v: View, id: ObjectId): number => toughness(v, id) - marked(v, id)

/** «Gli», «le»: what is dealt to somebody. */
const pronoun = ({ gender, number }: Noun): string => (number === 'p' ? 'gli' : gender === 'f' ? 'le' : 'gli')

/**
 * «Troll ha costituzione 2 e 1 danno segnato: basta 1 danno di Idra perché il resto sia eccesso.» What other blockers need is said with it, and
 * where there is not as much damage as all of them need, that nothing is left over.
 */
export function hurt(t: Tale, misread: readonly string[]): readonly Saying[] {
  if (!misread.includes('702.19b')) return []
  const v = at(t)
  return (v.state.combat?.attackers ?? []).flatMap(({ id, attacks, blockers: by }) =>
    by.flatMap((blocker) => {
      if (!has(v, id, 'trample') || has(v, id, 'deathtouch') || marked(v, blocker) === 0 || needs(v, blocker) <= 0)
        return []
      const x = there(t, blocker)
      const others = by.filter((other) => other !== blocker && needs(v, other) > 0)
      const power = v.characteristics(id).power ?? 0
      const all = needs(v, blocker) + others.reduce((n, other) => n + needs(v, other), 0)
      const enough = danni(needs(v, blocker))
      const wounds = danni(marked(v, blocker))
      const size = phrase`${x} ha costituzione ${figure(toughness(v, blocker))} ${ed(wounds)} ${agree('segnato', wounds)}`
      const too = others.map(
        (o) => phrase`${al(there(t, o))} ne ${verb('serve', danni(needs(v, o)))} ${figure(needs(v, o))}`,
      )
      const also = others.length ? phrase`, ${and(too)}` : verbatim('')
      const said =
        power <= all
          ? [
              phrase`${size}: ${verbatim(pronoun(x))} ${verb('serve', enough)} ${enough}${also}`,
              phrase`${strikes(t, v, id)} ${figure(power)}: niente è eccesso, e niente va ${al(target(t, attacks))}`,
            ]
          : [
              phrase`${size}: ${verb('basta', enough)} ${enough} ${del(there(t, id))}${others.length ? phrase`${also}, il resto è eccesso` : verbatim(' perché il resto sia eccesso')}`,
            ]
      const rules = rulesAnswering(t.evaluation.rules, v, 'lethalAssignment', { object: blocker, source: id })
      return said.map((one) => explain(t, one, rules))
    }),
  )
}

/** «Idra ne infligge»; with double strike, in the first of two steps: in the second one blockers may be gone. */
const strikes = (t: Tale, v: View, id: ObjectId) =>
  has(v, id, 'double-strike')
    ? phrase`nella prima sottofase ${there(t, id)} ne infligge`
    : phrase`${there(t, id)} ne infligge`
