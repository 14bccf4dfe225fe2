import { PERMANENT_TYPES } from '../../kernel/card'
import { otherSide } from '../../kernel/facing'
import { onBattlefield } from '../../kernel/look'
import { cant, legality, query, result, room, rule } from '../../kernel/rule'

/** Double-faced cards as they enter the battlefield, and what never becomes of them there. */
export const entering = room('712.11', 'Casting double-faced cards, and how they enter', [
  legality('712.11', 'cast', (v, { object, as, permission }) =>
    as === 'other' && !permission?.transformed && v.state.objects[object]?.sides?.layout === 'transforming'
      ? { reason: 'front-only', detail: { object } }
      : undefined,
  ),
  rule(
    '712.12',
    legality('712.12', 'play', (v, { object, as }) =>
      as === 'other' && v.state.objects[object]?.sides?.layout !== 'modal'
        ? { reason: 'front-only', detail: { object } }
        : undefined,
    ),
    query('712.12', 'playedFacing', (_, { as }) => ({ up: as })),
  ),
  query('712.13', 'facing', (v, { event: { object, to } }) => {
    const o = v.state.objects[object]
    const up = o && otherSide(o, 'transforming', 'modal') && o.zone === 'stack' && to === 'battlefield' && o.facing?.up
    return up ? { up } : undefined
  }),
  result('712.14a', 'putTurned', (v, { object, how, controller }) => {
    const o = v.state.objects[object]
    const other = o && otherSide(o, 'transforming', 'modal')
    if (how !== 'transformed' || !other?.types.some((t) => PERMANENT_TYPES.includes(t))) return undefined
    const under = controller === undefined ? {} : { controller }
    return [{ type: 'move', object, to: 'battlefield', facing: { up: 'other' }, ...under }]
  }),
  cant('712.15a', 'transform', (v, { object }) => v.state.objects[object]?.facing?.faceDown !== undefined),
  cant('712.16', 'turnDown', (v, { object }) => {
    const o = v.state.objects[object]
    return o !== undefined && onBattlefield(v, object) && otherSide(o, 'transforming', 'modal', 'meld') !== undefined
  }),
])
