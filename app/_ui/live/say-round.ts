import type { LiveView } from '#lib/italian/class-views'

/** What the second vote is about: the question of the first, until there is another to answer. */
export function sayRound({
  phase,
  sameAgain = false,
  reading = false,
}: Pick<LiveView, 'phase' | 'sameAgain' | 'reading'>): string {
  if (sameAgain) return 'Seconda votazione: la domanda è la stessa.'
  return phase === 'shown' && !reading
    ? 'Seconda votazione: parlate di questa domanda, poi ne arriva un’altra sullo stesso punto.'
    : 'Seconda votazione: la domanda è un’altra, il punto è lo stesso.'
}

/** Whether people talk about what they answered, before they vote again. */
export const talks = ({ phase, round, reading }: Pick<LiveView, 'phase' | 'round' | 'reading'>): boolean =>
  phase === 'shown' && round === 2 && reading !== true
