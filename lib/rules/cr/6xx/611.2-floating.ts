import { flatMap } from '#lib/base/lists'
import type { EventOf } from '../../kernel/events'
import { asOne, onBattlefield } from '../../kernel/look'
import type { Continuous } from '../../kernel/rule'
import { believes, cant, continuous, names, partsOf, query, type Rule, result, room, rule } from '../../kernel/rule'
import type { Floating } from '../../kernel/state'
import type { Active, View } from '../../kernel/view'

/** Whether an effect is of all that are so ("creatures you control"), so that others could be meant later. */
const isOfMany = ({ effect, ofMany }: Pick<Floating, 'effect' | 'ofMany'>): boolean =>
  ofMany === true || ('modify' in effect && Object.keys(effect.what).some((key) => key !== 'id'))

/** Whether any of what it is of is still there: an effect on nothing changes nothing. */
const isMadeFor = (v: View, { fixed = [] }: Pick<Floating, 'fixed'>): boolean =>
  fixed.some((id) => v.state.objects[id]?.zone === 'battlefield' || v.state.objects[id]?.zone === 'stack')

/** What lasts on many is on those there were as it began; `affects`: on whom. */
const onMany = (affects: (a: Active) => Continuous['affects']): Rule =>
  continuous('611.2c', (v) => flatMap(v.lasting(), (a) => (a.fixed && isOfMany(a) ? partsOf(a, affects(a)) : [])))

/** "As long as", "until something is so": an effect of no fixed end. */
const isAsLongAs = (until: Floating['until']): boolean => until.startsWith('while')

/** The effects that end. */
const endingOf = (v: View, { effects }: EventOf<'end'>): readonly Floating[] =>
  v.state.floating.filter(({ id }) => effects.includes(id))

/** What lasts of a spell or an ability on the one it was made for; and what lasts "until your next turn" ends as that begins. */
const lasts = rule(
  '611.2a',
  continuous('611.2a', (v) => flatMap(v.lasting(), (a) => (a.fixed && !isOfMany(a) ? partsOf(a, a.fixed) : []))),
  result('611.2a', 'nextTurn', (v, { player }) => {
    const over = v.state.floating.filter((f) => f.until === 'your-next-turn' && asOne(v, player, f.controller))
    return over.length ? [{ type: 'end', effects: over.map((f) => f.id) }] : undefined
  }),
)

/** Effects of spells and abilities touch the objects fixed as they began. */
export const floatingEffects = room(
  '611.2',
  'Continuous effects of spells and abilities',
  [
    lasts,
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
    onMany((a) => a.fixed ?? []),
    names('611.2a', 'end', (v, e) => endingOf(v, e).some(({ until }) => !isAsLongAs(until))),
    names('611.2b', 'end', (v, e) => endingOf(v, e).some(({ until }) => isAsLongAs(until))),
    names('611.2b', 'begin', (_, { effect: { until } }) => isAsLongAs(until)),
    names(
      '611.2a',
      'begin',
      (v, { effect: e }) => 'modify' in e.effect && isMadeFor(v, e) && !isOfMany(e) && !isAsLongAs(e.until),
    ),
    names(
      '611.2c',
      'begin',
      (v, { effect: e }) => e.fixed !== undefined && (isOfMany(e) || ('modify' in e.effect && !isMadeFor(v, e))),
    ),
  ],
  [
    believes(
      'anthem-spell-affects-later',
      onMany((a) => ('modify' in a.effect && Object.keys(a.effect.what).length > 0 ? a : (a.fixed ?? []))),
    ),
  ],
)
