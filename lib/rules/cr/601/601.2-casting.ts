import { asCast } from '../../kernel/facing'
import { legality, room } from '../../kernel/rule'
import { fill, specsOf, spellAbility } from '../../kernel/targets'

/** Casting starts from a zone that allows it, at a time that allows it, and with a target for each that the spell asks for. */
export const casting = room('601.2', 'Casting spells', [
  legality('601.2', 'cast', (v, a) => {
    const o = v.state.objects[a.object]
    if (!o || (o.zone !== 'hand' && !a.free)) return { reason: 'not-in-hand', detail: { object: a.object } }
    return o.owner === a.player || a.free ? undefined : { reason: 'not-owned', detail: { object: a.object } }
  }),
  legality('601.2c', 'cast', (v, a) => {
    const places = specsOf(spellAbility(v, a.object, a.as))
    return fill(places, a.targets)
      ? undefined
      : { reason: 'wrong-targets', detail: { object: a.object, targets: places.length } }
  }),
  legality('117.1a', 'cast', (v, a) => {
    const c = asCast(v, a.object, a.as)
    const { active, step } = v.state.turn
    const main = step === 'main1' || step === 'main2'
    const slow = !c.types.includes('instant') && (a.player !== active || !main || v.state.shared.stack.length > 0)
    return slow && !a.free ? { reason: 'sorcery-timing', detail: { object: a.object } } : undefined
  }),
])
