import { legality, room } from '../../kernel/rule'

/** A card without a mana cost cannot be cast for it: only for another cost. */
export const unpayableCosts = room('118.6', 'Unpayable costs', [
  legality('118.6', 'announce', (v, { object, source, announced }) =>
    source === undefined && v.characteristics(object).manaCost === 'none' && !announced.alternatives.length
      ? { reason: 'no-mana-cost', detail: { object } }
      : undefined,
  ),
])
