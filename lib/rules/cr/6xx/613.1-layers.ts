import type { Layer } from '../../kernel/card'
import { believes, ignores, query, type Rule, room, sublayer } from '../../kernel/rule'

/** Power and toughness come last: set, then modified, then exchanged. */
const sublayers = (...order: readonly (Layer | readonly Layer[])[]): Rule =>
  query('613.4', 'layers', (_, __, before = []) => {
    // Whoever knows no layers knows no sublayers either.
    const known = before.flat()
    return [...before, ...order.filter((layer) => ![layer].flat().every((one) => known.includes(one)))]
  })

const ALL: readonly Layer[] = ['1a', '2', '4', '5', '6', '7a', '7b', '7c', '7d']

/** In which order continuous effects apply. */
export const layers = room(
  '613.1',
  'Layers',
  [
    query('613.1', 'layers', () => ['1a', '2', '4', '5', '6']),
    sublayers('7a', '7b', '7c', '7d'),
    sublayer('613.4a', '7a'),
    sublayer('613.4b', '7b'),
    sublayer('613.4c', '7c'),
    sublayer('613.4d', '7d'),
    query('613.8', 'dependencies', () => true),
  ],
  [
    believes(
      'newest-effect-wins',
      query('613.1', 'layers', () => [ALL]),
    ),
    ignores('timestamps-always-decide', '613.8'),
    believes('set-pt-removes-counters', sublayers('7a', '7c', '7b', '7d')),
    believes('switch-before-modifiers', sublayers('7a', '7b', ['7c', '7d'])),
  ],
)
