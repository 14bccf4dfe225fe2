import type { PlayerId } from '#lib/rules/index'
import { al, del, phrase } from '../../../grammar/index'
import { player, type Saying, stating, type Tale } from '../context'
import { at, say, there } from './beforehand'

/** «Un effetto permette a Nino di guardare Tigre», or has permitted it: of a card in exile that is face down nothing else does, but for who believes otherwise. */
export function looking(t: Tale, who: PlayerId, label: string): readonly Saying[] {
  const v = at(t)
  const id = v.state.cards[label] ?? label
  const o = v.state.objects[id]
  if (o?.zone !== 'exile') return []
  const [x, by] = [there(t, id), player(t, who)]
  const allowed = o.lookers?.includes(who) || v.lasting().some((a) => 'lookAt' in a.effect && a.controller === who)
  const as = allowed ? undefined : v.ask('looksAs', {})
  const may = phrase`${by} può guardare ${x}`
  const source = o.exiledBy === undefined ? undefined : v.state.objects[o.exiledBy]
  // Who was once allowed to look stays so, whatever becomes of what allowed it.
  const kept = o.lookers?.includes(who) && o.exiledBy !== undefined && source?.zone !== 'battlefield'
  const said =
    as === undefined
      ? kept
        ? phrase`un effetto ha permesso ${al(by)} di guardare ${x}: il permesso vale finché la carta resta in esilio`
        : phrase`un effetto permette ${al(by)} di guardare ${x}`
      : as === 'owner'
        ? phrase`${may}: la carta è ${del(by)}`
        : source?.zone === 'battlefield' && v.controller(source.id) === who
          ? phrase`${may}: controlla ${there(t, source.id)}, che ha esiliato la carta`
          : phrase`${may}: chi ha esiliato la carta è ${by}`
  return [
    say(
      t,
      said,
      stating(t, 'legality', 'look').filter((rule) => rule.startsWith('406.')),
    ),
  ]
}

/** «Ognuno può guardare in ogni momento la propria mano: quella di Noemi è nascosta solo agli altri.» */
export const ownHand = (t: Tale, who: PlayerId): readonly Saying[] => [
  say(
    t,
    phrase`ognuno può guardare in ogni momento la propria mano: quella ${del(player(t, who))} è nascosta solo agli altri`,
    stating(t, 'legality', 'look').filter((rule) => rule.startsWith('402.')),
  ),
]
