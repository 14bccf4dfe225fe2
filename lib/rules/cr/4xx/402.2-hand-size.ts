import { query, room } from '../../kernel/rule'

/** A player may have any number of cards in hand; how many they keep is a matter of the cleanup step. */
export const handSize = room('402.2', 'Maximum hand size', [query('402.2', 'handLimit', () => 7)])
