import { flatMap } from '#lib/base/lists'
import type { EventOf } from '../../kernel/events'
import { matches } from '../../kernel/look'
import { type Offer, query, replacement, room, rule } from '../../kernel/rule'
import type { Active, View } from '../../kernel/view'

type Move = EventOf<'move'>
type Unknown = EventOf<'moveUnknown'>
type Moving = Extract<Active['effect'], { moving: unknown }>

/** What effects make of a move that would end in a zone that they watch, where they speak of what moves. */
const elsewhere = <E extends Move | Unknown>(v: View, e: E, meant: (of: Active, effect: Moving) => boolean) =>
  flatMap(v.lasting(), (of): readonly Offer[] => {
    const { effect } = of
    return 'moving' in effect && effect.to === e.to && effect.goes !== e.to && meant(of, effect)
      ? [{ of, apply: () => [{ ...e, to: effect.goes } as E] }]
      : []
  })

const known = (v: View, e: Move): readonly Offer[] =>
  elsewhere(
    v,
    e,
    ({ controller, source }, { from, moving }) =>
      (!from || from === v.state.objects[e.object]?.zone) &&
      matches(v, e.object, moving, controller, source, 'anywhere'),
  )

/** Of cards that nobody has named: an effect that exiles them instead, and asks nothing but whose they are, means them too. */
const unknown = (v: View, e: Unknown): readonly Offer[] =>
  elsewhere(
    v,
    e,
    ({ controller }, { from = 'library', goes, moving: { owner, ...asked } }) =>
      from === 'library' &&
      goes === 'exile' &&
      !Object.keys(asked).length &&
      (!owner || (owner === 'you') === (controller === e.player)),
  )

/**
 * First it is seen what moves an object, then what would have it go elsewhere applies, and then it goes; between
 * things that exclude each other its controller chooses. */
export const moving = room('400.6', 'Moving an object', [
  rule(
    '400.6',
    replacement('400.6', 'move', known),
    replacement('400.6', 'moveUnknown', unknown),
    query('400.6', 'contestChooser', (v, { object }) => v.controller(object) || v.state.objects[object]?.owner),
  ),
])
