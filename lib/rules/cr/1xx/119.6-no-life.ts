import { query, room } from '../../kernel/rule'

/** A player with 0 or less life loses the game, as a state-based action (704.5a). */
export const noLife = room('119.6', 'Zero or less life', [query('119.6', 'lethalLife', () => 0)])
