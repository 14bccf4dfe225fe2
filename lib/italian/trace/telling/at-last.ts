import type { GameObject } from '#lib/rules/index'
import { ed, type Phrase, phrase, verbatim } from '../../grammar/index'
import { modesNamed } from '../../situation/stem/announcing'
import { player, type Tale } from './context'

/** What is chosen of a spell only as it resolves, as somebody has it who believes that modes or targets are. */
export const chosenAtLast = (t: Tale, batch: number, o: GameObject): Phrase | undefined =>
  modesAtLast(t, batch, o) ?? targetsAtLast(t, batch, o)

/** «: per il primo modo non ci sono bersagli, e Aldo sceglie ora il secondo modo.» */
function modesAtLast(t: Tale, batch: number, o: GameObject): Phrase | undefined {
  const v = t.view(batch)
  if (!v.ask('modesWait', {})) return undefined
  const list = v.characteristics(o.id).abilities.flatMap((a) => ('modes' in a && a.modes ? a.modes.list : []))
  const gone = o.onStack?.targets.some((id) => !t.people.players[id] && v.state.objects[id]?.zone !== 'battlefield')
  const possible = list.flatMap(({ targets = [] }, n) => (targets.length > 0 && gone ? [] : [n]))
  const announced = o.announced?.modes ?? []
  const [before, chosen] = [announced, v.ask('resolvingModes', { announced, possible }) ?? []].map(modesNamed)
  if (!before || !chosen) return undefined
  const takes = phrase`${player(t, o.controller ?? o.owner)} sceglie ora ${chosen}`
  return announced.every((n) => possible.includes(n))
    ? phrase`: ${takes}`
    : phrase`: per ${before} non ci sono bersagli, ${ed(takes)}`
}

/** «: Ambra sceglie ora il bersaglio.» */
function targetsAtLast(t: Tale, batch: number, { id, controller, owner, onStack }: GameObject): Phrase | undefined {
  const n = onStack?.targets.length ?? 0
  if (n === 0 || t.view(batch).ask('keepsTargets', { object: id }) !== false) return undefined
  return phrase`: ${player(t, controller ?? owner)} sceglie ora ${verbatim(n === 1 ? 'il bersaglio' : 'i bersagli')}`
}
