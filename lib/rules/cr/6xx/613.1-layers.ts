import type { Layer } from '../../kernel/card'
import type { QueryMap } from '../../kernel/query'
import { believes, ignores, query, type Rule, room, sublayer } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** Power and toughness come last: set, then modified, then exchanged. */
const sublayers = (...order: readonly (Layer | readonly Layer[])[]): Rule =>
  query('613.4', 'layers', (_, __, before = []) => {
    // Whoever knows no layers knows no sublayers either.
    const known = before.flat()
    return [...before, ...order.filter((layer) => ![layer].flat().every((one) => known.includes(one)))]
  })

/** What an ability defines has a sublayer of its own, before or after those of the others. */
const definedBefore = (...next: readonly Layer[]): Rule =>
  query('613.4a', 'layers', (_, __, before = []) => {
    if (before.flat().includes('7a')) return undefined
    const at = before.findIndex((layer) => [layer].flat().some((one) => next.includes(one)))
    return at < 0 ? [...before, '7a'] : before.toSpliced(at, 0, '7a')
  })

type Timed = QueryMap['effectOrder']['args']['effects'][number]

/** Effects of one layer from the first to the last. */
const byTime = (time: (v: View, e: Timed) => number) =>
  query('613.7', 'effectOrder', (v, { effects }) =>
    [...effects.keys()].sort((a, b) => at(v, effects[a], time) - at(v, effects[b], time)),
  )
const at = (v: View, e: Timed | undefined, time: (v: View, e: Timed) => number): number => (e ? time(v, e) : 0)

/** As though an attachment kept the timestamp with which it entered: it is as old as its place on the battlefield says. */
function asEntered(v: View, { source = '', timestamp }: Timed): number {
  const o = v.state.objects[source]
  if (o?.attachedTo === undefined) return timestamp
  const older = v.state.shared.battlefield.slice(0, v.state.shared.battlefield.indexOf(source))
  return Math.max(0, ...older.map((id) => v.state.objects[id]?.timestamp ?? 0).filter((t) => t < timestamp)) + 0.5
}

/** What of an effect that has begun to apply goes on in the layers that follow. */
const goingOn = (...of: readonly QueryMap['goesOnInLayers']['args']['in'][]): Rule =>
  query('613.6', 'goesOnInLayers', (_, a) => of.includes(a.in))

const ALL: readonly Layer[] = ['1a', '2', '3', '4', '5', '6', '7a', '7b', '7c', '7d']

/** In which order continuous effects apply. */
export const layers = room(
  '613.1',
  'Layers',
  [
    query('613.1', 'layers', () => ['1a', '2', '3', '4', '5', '6']),
    sublayers('7b', '7c', '7d'),
    definedBefore('7b', '7c', '7d'),
    sublayer('613.4a', '7a'),
    sublayer('613.4b', '7b'),
    sublayer('613.4c', '7c'),
    sublayer('613.4d', '7d'),
    goingOn('objects', 'ability'),
    byTime((_, e) => e.timestamp),
    query('613.8', 'dependencies', () => true),
  ],
  [
    believes(
      'newest-effect-wins',
      query('613.1', 'layers', () => [ALL]),
    ),
    believes(
      'text-change-comes-late',
      query('613.1', 'layers', () => ['1a', '2', '4', '5', '6', '3']),
    ),
    believes('effect-ends-with-ability', goingOn('objects')),
    believes('effect-looks-again', goingOn('ability')),
    ignores('timestamps-always-decide', '613.8'),
    believes(
      'oldest-effect-wins',
      byTime((_, e) => -e.timestamp),
    ),
    believes('attachment-keeps-timestamp', byTime(asEntered)),
    believes('set-pt-removes-counters', sublayers('7c', '7b', '7d')),
    believes('switch-before-modifiers', sublayers('7b', ['7c', '7d'])),
    believes('defined-after-set', definedBefore('7c')),
  ],
)
