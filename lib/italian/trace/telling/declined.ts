import type { EventOf, PlayerId } from '#lib/rules/index'
import { phrase, sentence, verbatim } from '../../grammar/index'
import { labelOf } from '../../names/people'
import { naming, player, type Saying, type Tale } from './context'
import type { Node } from './tree'

/** «Nora sceglie di no», «Anna paga {2}»: what a player has chosen as a spell or ability with "may" or "unless" resolves. */
export function decided(t: Tale, n: Node<EventOf<'resolve'>>): readonly Saying[] {
  const o = t.frames[n.h.batch]?.objects[n.h.event.object]
  const ability = o?.onStack?.ability ?? o?.printed.abilities.find((a) => a.type === 'spell')
  const of = labelOf(o?.onStack?.source ?? n.h.event.object)
  const whole = ability && 'effect' in ability ? ability.effect : undefined
  const effect = whole?.do === 'if' ? whole.effect : whole
  if (effect?.do !== 'may' && effect?.do !== 'unless') return []
  const made = t.evaluation.chosen.filter((c) => c.choose === 'may' && c.action === t.action && c.of === of)
  const [only] = made
  // Of several decisions about one thing in one action nobody says here which it was.
  if (!only || made.length > 1) return []
  const pays = 'pay' in effect && effect.pay ? effect.pay : []
  const [cost] = pays
  const what = pays.length === 1 && cost?.pay === 'mana' ? ` ${cost.cost}` : ''
  const no = only.answer === 'no'
  if (!no && !pays.length) return []
  const does = pays.length ? (no ? `non paga${what}` : `paga${what}`) : 'sceglie di no e non accade niente'
  return [
    {
      sentence: sentence(phrase`${player(t, only.player)} ${verbatim(does)}`),
      rules: naming(t, n),
      // What comes about unless somebody pays turns on that.
      ...(effect.do === 'unless' ? { decides: true } : {}),
      batch: no ? n.h.batch : paidAt(t, n, only.player),
    },
  ]
}

/** When mana was paid as something resolves: the table of that step shows the mana gone, and what has nothing more to do gone from the stack. */
function paidAt(t: Tale, { h: { batch } }: Node<EventOf<'resolve'>>, who: PlayerId): number {
  const then = (t.evaluation.trace?.happenings ?? []).filter((h) => h.batch === batch + 1 && h.fate === 'happened')
  return then.some(({ event: e }) => e.type === 'payMana' && e.player === who) ? batch + 1 : batch
}
