import { whereAbilitiesWork } from '../cr/113/113.6-where-abilities-work'
import { activating } from '../cr/602/602.2-activating'
import { manaAbilities } from '../cr/605/605.1-mana-abilities'
import type { Volume } from './volume'

/** Where and when abilities are activated, and those that make mana. */
export const volume: Volume = {
  rooms: [whereAbilitiesWork, activating, manaAbilities],
  verbs: [],
  actions: {},
}
