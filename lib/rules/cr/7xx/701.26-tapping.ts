import { cant, ignores, names, room } from '../../kernel/rule'

/** Only what is untapped becomes tapped, and only what is tapped becomes untapped. */
export const tapping = room(
  '701.26',
  'Tap and untap',
  [
    cant('701.26a', 'tap', (v, { object }) => v.state.objects[object]?.tapped === true),
    cant('701.26b', 'untap', (v, { object }) => v.state.objects[object]?.tapped === false),
    names('701.26a', 'tap'),
    names('701.26b', 'untap'),
  ],
  [ignores('tap-again-counts', '701.26a'), ignores('untap-again-counts', '701.26b')],
)
