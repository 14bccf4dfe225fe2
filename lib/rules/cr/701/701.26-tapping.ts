import { cant, room, rule } from '../../kernel/rule'

/** Only what is untapped becomes tapped, and only what is tapped becomes untapped. */
export const tapping = room('701.26', 'Tap and untap', [
  rule(
    '701.26a',
    cant('701.26a', 'tap', (v, { object }) => v.state.objects[object]?.tapped === true),
    cant('701.26a', 'untap', (v, { object }) => v.state.objects[object]?.tapped === false),
  ),
])
