import type { Stores } from '../keep'
import { lettersOf } from '../mana'
import { supply } from './supply'

/** Mana that comes into a pool, and what is left of it at the end of a step. */
export const manaStores = {
  addMana: (s, e) => supply(s, e.player, (has) => ({ ...has, pool: has.pool + lettersOf(e.mana) })),
  emptyPool: (s, e) => supply(s, e.player, (has) => ({ ...has, pool: '' })),
} satisfies Stores
