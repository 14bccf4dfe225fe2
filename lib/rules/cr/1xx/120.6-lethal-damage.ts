import { toughness } from '../../kernel/look'
import { query, room } from '../../kernel/rule'

/** Damage stays marked; as much as the toughness is lethal. */
export const lethalDamage = room('120.6', 'Marked and lethal damage', [
  query('120.6', 'lethalDamage', (v, { object }) => toughness(v, object) - (v.state.objects[object]?.damage ?? 0)),
])
