import type { GameEvent } from '../../kernel/events'
import { otherSide } from '../../kernel/facing'
import { sourcesOf } from '../../kernel/functioning'
import { objectOf } from '../../kernel/look'
import { believes, ignores, names, query, result, room, rule, trigger } from '../../kernel/rule'
import type { Choices } from '../../kernel/state'
import { answers, triggeredOf, triggerOf } from '../../kernel/triggered'
import type { View } from '../../kernel/view'
import { watchedAs } from '../../kernel/watched'

const values = query('707.2', 'copiableValues', (v, { object }) => {
  const copied = v.copies(object)
  return copied.plain ?? copied
})

/** What was chosen for a spell or ability on the stack. */
function chosenFor(v: View, object: string): Choices | undefined {
  const o = objectOf(v, object)
  const { announced, onStack } = o ?? {}
  return onStack && { ...(announced ? { announced } : {}), targets: onStack.targets }
}

/** A copy is put on the stack with the choices of its original. */
const choices = query('707.10', 'copiedChoices', (v, { object }) => chosenFor(v, object))

/** As though the copy of a spell were cast: abilities that wait for that trigger. */
const asCast = trigger('707.10', 'copySpell', (e, before, after) => {
  const copy = after.state.shared.stack.at(-1)
  if (copy === undefined || after.state.objects[copy]?.kind !== 'copy') return []
  const cast: GameEvent = { type: 'cast', object: copy, player: e.player }
  const words = watchedAs(cast, before)
  return sourcesOf(after, 'triggered').flatMap((source) =>
    triggeredOf(after, source)
      .filter((a) => answers(a, { source, controller: after.controller(source) }, cast, words, after, after))
      .map((a) => triggerOf(after, source, a, cast)),
  )
})

/** A copy has the copiable values of its original: printed ones and those of other copy effects, and nothing else. */
export const copying = room(
  '707.2',
  'Copying objects',
  [
    values,
    query('707.8a', 'copiedFaces', (v, { object }) => {
      const o = objectOf(v, object)
      if (o?.zone !== 'battlefield' || v.copies(object).copied || !otherSide(o, 'transforming')) return undefined
      const { printed: front, sides, facing } = o
      return sides && { front, sides, facing: facing?.up ? { up: facing.up } : {} }
    }),
    query('707.9', 'copiableValues', (v, { object }, before) => {
      const copied = v.copies(object)
      return copied.plain && before === copied.plain ? copied : undefined
    }),
    choices,
    names('707.10', 'copySpell'),
  ],
  [
    believes(
      'copy-copies-counters',
      query('707.2', 'copiableValues', (v, { object }) => {
        const { power, toughness } = v.characteristics(object)
        return power === undefined || toughness === undefined
          ? v.copies(object)
          : { ...v.copies(object), power, toughness }
      }),
    ),
    ignores('copy-exception-lost', '707.9'),
    believes(
      'copy-loses-counters',
      rule(
        '707.2',
        values,
        result('707.2', 'begin', (v, { effect: { effect: e, fixed = [] } }) =>
          'modify' in e && [e.modify].flat().some((m) => m.layer === '1a')
            ? fixed.flatMap((on) =>
                Object.entries(v.state.objects[on]?.counters ?? {}).map(
                  ([counter, n]): GameEvent => ({ type: 'adjustCounters', on, counter, by: -n }),
                ),
              )
            : undefined,
        ),
      ),
    ),
    believes('copy-is-cast', rule('707.10', choices, asCast)),
    // Nobody has paid for the copy.
    believes(
      'copy-x-zero',
      query('707.10', 'copiedChoices', (v, { object }) => {
        const taken = chosenFor(v, object)
        return taken?.announced ? { ...taken, announced: { ...taken.announced, x: 0 } } : taken
      }),
    ),
    // A token that is a copy is what it was created as.
    believes(
      'copy-takes-printed-card',
      query('707.2', 'copiableValues', (v, { object }) => objectOf(v, object)?.printed),
    ),
  ],
)
