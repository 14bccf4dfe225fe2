import { flatMap } from '#lib/base/lists'
import type { EventOf } from '../../kernel/events'
import { asOne, onBattlefield } from '../../kernel/look'
import type { Continuous } from '../../kernel/rule'
import { believes, cant, continuous, names, partsOf, query, type Rule, result, room, rule } from '../../kernel/rule'
import type { Floating } from '../../kernel/state'
import type { Active, View } from '../../kernel/view'

const touching = (affects: (a: Active) => Continuous['affects']): Rule =>
  continuous('611.2c', (v) => flatMap(v.lasting(), (a) => (a.fixed ? partsOf(a, affects(a)) : [])))

/** What an effect speaks of, where it says so in words: whoever comes later is among them. */
const spokenOf = (a: Active): Continuous['affects'] =>
  'modify' in a.effect && Object.keys(a.effect.what).length ? a : (a.fixed ?? [])

/** "As long as", "until something is so": an effect of no fixed end. */
const isAsLongAs = (until: Floating['until']): boolean => until.startsWith('while')

/** The effects that end. */
const endingOf = (v: View, { effects }: EventOf<'end'>): readonly Floating[] =>
  v.state.floating.filter(({ id }) => effects.includes(id))

/** Effects of spells and abilities touch the objects fixed as they began. */
export const floatingEffects = room(
  '611.2',
  'Continuous effects of spells and abilities',
  [
    result('611.2a', 'nextTurn', (v, { player }) => {
      const over = v.state.floating.filter((f) => f.until === 'your-next-turn' && asOne(v, player, f.controller))
      return over.length ? [{ type: 'end', effects: over.map((f) => f.id) }] : undefined
    }),
    rule(
      '611.2b',
      query('611.2b', 'goesOn', (v, { effect: { until, source, controller } }) =>
        !isAsLongAs(until)
          ? undefined
          : source !== undefined &&
            onBattlefield(v, source) &&
            (until !== 'while-tapped' || v.state.objects[source]?.tapped === true) &&
            (until !== 'while-you-control' || v.controller(source) === controller),
      ),
      cant('611.2b', 'begin', (v, { effect }) => v.ask('goesOn', { effect }) === false),
    ),
    touching((a) => a.fixed ?? []),
    names('611.2a', 'end', (v, e) => endingOf(v, e).some(({ until }) => !isAsLongAs(until))),
    names('611.2b', 'end', (v, e) => endingOf(v, e).some(({ until }) => isAsLongAs(until))),
    names('611.2b', 'begin', (_, { effect: { until } }) => isAsLongAs(until)),
    names('611.2c', 'begin', (_, { effect: { effect: e, fixed } }) => 'modify' in e && fixed !== undefined),
  ],
  [believes('anthem-spell-affects-later', touching(spokenOf))],
)
