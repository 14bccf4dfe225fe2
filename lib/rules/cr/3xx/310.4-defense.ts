import { enteringWith } from '../../kernel/entering'
import { replacement, room, rule } from '../../kernel/rule'

/** A battle enters with as many defense counters as the number printed on it. */
export const defense = room('310.4', 'Defense', [
  rule(
    '310.4b',
    replacement('310.4b', 'move', (v, e) => enteringWith(v, e, 'battle', 'defense')),
    replacement('310.4b', 'createToken', (v, e) => enteringWith(v, e, 'battle', 'defense')),
  ),
])
