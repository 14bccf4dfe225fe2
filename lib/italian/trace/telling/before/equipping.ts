import type { ObjectId, Violation } from '#lib/rules/index'
import { agree, and, del, type Phrase, phrase } from '../../../grammar/index'
import { namingOf, player, type Saying, stating, stepOf, type Tale } from '../context'
import { at, explain, idOf, say, there } from './beforehand'

/** «Equipaggiare chiede una creatura di Anna, la sua fase principale e la pila vuota: Ascia può essere già assegnata.» */
export function equipping(t: Tale, id: ObjectId): readonly Saying[] {
  const you = at(t).controller(id)
  const whose = del(player(t, you))
  const foreign = aimed(t).some((x) => at(t).controller(x) !== you)
  // Only who believes it equips while something waits on the stack, or a creature of somebody else.
  const asked = foreign
    ? phrase`equipaggiare chiede una creatura qualunque, la fase principale ${whose} e la pila vuota`
    : at(t).state.shared.stack.length
      ? phrase`equipaggiare chiede soltanto una creatura ${whose}`
      : phrase`equipaggiare chiede una creatura ${whose}, la sua fase principale e la pila vuota`
  const also = burdened(t, id)
  return [
    say(
      t,
      also ? phrase`${asked}: ${there(t, id)} può essere ${also}` : phrase`${asked}: c'è tutto`,
      stating(t, 'legality', 'activate', 'equip'),
    ),
    ...newcomers(t),
  ]
}

/** «Per equipaggiare Ascia può essere TAPpata e già assegnata»: what is not in the way of who is `refused` because something waits on the stack. */
export function equippingOtherwise(
  t: Tale,
  id: ObjectId,
  misread: readonly string[],
  refused: readonly Violation[],
): readonly Saying[] {
  const rules = stating(t, 'legality', 'activate', 'equip')
  const early = refused.some(({ reason }) => reason === 'sorcery-timing')
  if (
    !early ||
    !at(t)
      .characteristics(id)
      .keywords.some(({ keyword }) => keyword === 'equip')
  )
    return []
  if (!misread.some((rule) => rules.includes(rule))) return []
  const also = burdened(t, id)
  return [
    ...(also ? [explain(t, phrase`per equipaggiare ${there(t, id)} può essere ${also}`, rules)] : []),
    ...newcomers(t),
  ]
}

/** «TAPpata e già assegnata»: what an Equipment is that is to be moved. */
function burdened(t: Tale, id: ObjectId): Phrase | undefined {
  const { attachedTo, tapped } = at(t).state.objects[id] ?? {}
  const blade = there(t, id)
  const so = [
    ...(tapped ? [agree('TAPpato', blade)] : []),
    ...(attachedTo ? [phrase`già ${agree('assegnato', blade)}`] : []),
  ]
  return so.length > 0 ? and(so) : undefined
}

/** What the ability is to have as a target. */
function aimed(t: Tale): readonly ObjectId[] {
  const s = stepOf(t)
  const to = typeof s === 'object' && 'activate' in s ? [s.targets ?? []].flat() : []
  return to.flatMap((x) => (typeof x === 'string' ? [idOf(t, x)] : []))
}

/** «Lince è arrivata in questo turno, e la debolezza da evocazione non riguarda chi viene equipaggiato»: nor does equipping ask for it. */
const newcomers = (t: Tale): readonly Saying[] =>
  aimed(t)
    .filter((x) => at(t).state.objects[x]?.ready === false)
    .map((x) => {
      const who = there(t, x)
      return explain(
        t,
        phrase`${who} è ${agree('arrivato', who)} in questo turno, e la debolezza da evocazione non riguarda chi viene equipaggiato`,
        [...namingOf(t, at(t), { type: 'ready', object: x }), ...stating(t, 'legality', 'activate', 'equip')],
      )
    })
