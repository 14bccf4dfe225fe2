import { enteringWith } from '../../kernel/entering'
import { replacement, room, rule } from '../../kernel/rule'

/** A planeswalker enters with as many loyalty counters as the number printed on it. */
export const loyalty = room('306.5', 'Loyalty', [
  rule(
    '306.5b',
    replacement('306.5b', 'move', (v, e) => enteringWith(v, e, 'planeswalker', 'loyalty')),
    replacement('306.5b', 'createToken', (v, e) => enteringWith(v, e, 'planeswalker', 'loyalty')),
  ),
])
