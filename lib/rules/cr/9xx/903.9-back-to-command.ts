import type { EventOf } from '../../kernel/events'
import type { ObjectId } from '../../kernel/ids'
import { labelOf } from '../../kernel/look'
import { believes, type Offer, query, replacement, room } from '../../kernel/rule'
import { illegalAnswer } from '../../kernel/signal'
import type { GameObject } from '../../kernel/state'
import type { Active, View } from '../../kernel/view'
import type { Zone } from '../../kernel/words'

/** Whether the owner of a commander puts it into the command zone. */
function chosen(v: View, { owner, card }: Pick<GameObject, 'owner' | 'card'>): boolean {
  const request = { choose: 'commander', player: owner, of: card, options: ['command', 'stay'] } as const
  const answer = v.choose(request)
  return answer === 'command' || (answer === 'stay' ? false : illegalAnswer(request, answer))
}

/** What acts on its way to a zone, and may act again on its way to another (an exception to 614.5). */
const itself = (v: View, source: ObjectId, controller: string, to: Zone): Active => ({
  id: `${source}/${to}`,
  effect: { replace: { event: 'zoneChange' }, with: { nothing: true } },
  name: labelOf(v, source),
  controller,
  source,
  timestamp: 0,
})

/** Instead of going to one of some zones, a commander may go to the command zone. */
const instead =
  (...zones: readonly Zone[]) =>
  (v: View, e: EventOf<'move'>): readonly Offer[] => {
    const { commanders, objects } = v.state
    const o = commanders && zones.includes(e.to) ? objects[e.object] : undefined
    if (!o || !commanders) return []
    const { object } = e
    const second = o.facing?.second
    const card = [o.card, second?.card].find((c) => c !== undefined && commanders.includes(c))
    if (card === undefined) return []
    const there = { type: 'move', object, to: 'command', verb: 'put' } as const
    const both = card === o.card ? [there, ...rest(second, e)] : [e, { ...there, part: 'card' } as const]
    return [{ of: itself(v, object, o.owner, e.to), apply: () => (chosen(v, { ...o, card }) ? both : [e]) }]
  }

/** The other card of a melded permanent goes where all of it would have gone (903.9c). */
const rest = (second: GameObject | undefined, e: EventOf<'move'>): readonly EventOf<'move'>[] =>
  second ? [{ ...e, part: 'card' }] : []

/** A commander goes to a graveyard or to exile and may then go on to the command zone; to it instead of a hand or a library. */
export const backToCommand = room(
  '903.9',
  'Commanders that leave',
  [
    query('903.9a', 'toCommandZone', (v, { object }) => {
      const o = v.state.objects[object]
      return o && chosen(v, o)
    }),
    replacement('903.9b', 'move', instead('hand', 'library')),
  ],
  [believes('commander-never-dies', replacement('903.9a', 'move', instead('graveyard', 'exile')))],
)
