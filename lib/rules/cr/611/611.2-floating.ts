import type { Continuous } from '../../kernel/rule'
import { believes, continuous, type Rule, room } from '../../kernel/rule'
import type { Active } from '../../kernel/view'

const touching = (affects: (a: Active) => Continuous['affects']): Rule =>
  continuous('611.2c', (v) =>
    v
      .lasting()
      .flatMap((a) =>
        'modify' in a.effect && a.fixed
          ? [{ modification: a.effect.modify, affects: affects(a), timestamp: a.timestamp, controller: a.controller }]
          : [],
      ),
  )

/** What an effect speaks of, where it says so in words: whoever comes later is among them. */
const spokenOf = (a: Active): Continuous['affects'] =>
  'modify' in a.effect && Object.keys(a.effect.what).length ? a : (a.fixed ?? [])

/** Effects of spells and abilities touch the objects fixed as they began. */
export const floatingEffects = room(
  '611.2',
  'Continuous effects of spells and abilities',
  [touching((a) => a.fixed ?? [])],
  [believes('anthem-spell-affects-later', touching(spokenOf))],
)
