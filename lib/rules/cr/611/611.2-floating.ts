import { continuous, room } from '../../kernel/rule'

/** Effects of spells and abilities touch the objects fixed as they began. */
export const floatingEffects = room('611.2', 'Continuous effects of spells and abilities', [
  continuous('611.2c', (v) =>
    v
      .lasting()
      .flatMap((a) =>
        'modify' in a.effect && a.fixed
          ? [{ modification: a.effect.modify, affects: a.fixed, timestamp: a.timestamp, controller: a.controller }]
          : [],
      ),
  ),
])
